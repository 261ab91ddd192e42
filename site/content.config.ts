import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const told = z.object({ says: z.string(), source: z.string() });

const variants = defineCollection({
  loader: glob({ pattern: '*.mdx', base: './site/content/variants' }),
  schema: z.strictObject({
    /** One sentence under the title: what this game is. */
    what: z.string(),
    /** One line on its card in the catalogue. */
    line: z.string(),
    /** How much is skill and how much is luck, in a few words. */
    luck: z.string(),
    /** The page's description for search engines, about 150 characters. */
    description: z.string(),
    /** Place in the catalogue, smallest first. */
    order: z.number(),
    quick: z.array(z.string()).min(4),
    questions: z.array(z.object({ ask: z.string(), say: z.string() })).min(3),
    words: z.array(z.object({ word: z.string(), means: z.string() })).min(4),
    /** Where two sources say different things, and what this page plays. */
    differ: z.array(z.object({ topic: z.string(), told: z.array(told).min(1), here: z.string() })),
    own: z.array(z.string()).min(1),
    /** What others have counted, under the options that our own count has too. */
    counted: z
      .array(z.strictObject({ options: z.string().default(''), says: z.string() }))
      .default([]),
    sources: z.array(z.object({ name: z.string(), for: z.string(), url: z.url().optional() })),
    related: z.array(z.object({ id: z.string(), why: z.string() })).min(1),
  }),
});

const guides = defineCollection({
  loader: glob({ pattern: '*.mdx', base: './site/content/guides' }),
  schema: z.object({ title: z.string(), what: z.string(), description: z.string() }),
});

export const collections = { variants, guides };
