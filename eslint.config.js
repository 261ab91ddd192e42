import astro from 'eslint-plugin-astro';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Everything but `allowed` (regular expressions, relative imports always) is refused. */
const importOnly = (allowed, message, more = {}) => [
  'error',
  { patterns: [{ regex: `^(?!\\.|(?:${allowed.join('|')})(?:/|$))`, message, ...more }] },
];

const noEnumOrNamespace = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
  { selector: 'TSModuleDeclaration[kind!="global"]', message: 'Files are the modules.' },
];
const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };

export default defineConfig(
  globalIgnores([
    '**/dist/',
    'packages/*/types/',
    '.astro/',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ]),
  {
    files: ['**/*.{ts,mjs,js}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // Both node:test and Lit hand out promises that nobody has to wait for.
      '@typescript-eslint/no-floating-promises': 'off',
      'no-restricted-syntax': ['error', ...noEnumOrNamespace, noDefaultExport],
    },
  },
  {
    // The site's types depend on its content, and are checked with it.
    files: ['*.{js,ts}', '**/*.mjs', 'site/**'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // What is found by its file name is the file's one default export.
    files: [
      '*.{js,mjs,ts}',
      'packages/*/src/variants/*.ts',
      'packages/*/src/messages/*.ts',
      'site/pages/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noEnumOrNamespace] },
  },
  {
    files: ['packages/engine/src/**'],
    rules: { 'no-restricted-imports': importOnly(['\\0'], 'The engine stands alone.') },
  },
  {
    files: ['packages/engine/src/variants/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.\\./vocabulary\\.ts$|\\./)',
              message: 'A variant is written in the vocabulary.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/game/src/**'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/recommended']],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': importOnly(
        ['lit', 'lean-qr', 'solitaire-engine', 'solitaire-records'],
        'The game is made of engine, records, Lit and QR codes; the solver comes by import() alone.',
        { allowTypeImports: true },
      ),
    },
  },
  {
    files: ['packages/records/src/**'],
    rules: { 'no-restricted-imports': importOnly(['idb'], 'Records stand alone, on IndexedDB.') },
  },
  {
    files: ['packages/scorekeeper/src/**'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/recommended']],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      'no-restricted-imports': importOnly(
        ['lit', 'solitaire-records'],
        'The scorekeeper is made of records and Lit, and knows no game.',
      ),
    },
  },
  astro.configs.recommended,
);
