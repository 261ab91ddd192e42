import { say, type Read } from 'solitaire-engine';

/** The version of codes and of what is said between devices. */
export const VERSION = 1;

/** What a code is for: it invites, or it answers an invitation. */
export type Kind = 'invitation' | 'answer';

/** What a code says. */
export interface Code {
  readonly kind: Kind;
  /** Which invitation it is, or which one it answers. */
  readonly id: string;
  /** The whole description of one end of the connection, addresses included. */
  readonly description: string;
}

const LETTER: Readonly<Record<Kind, string>> = { invitation: 'I', answer: 'A' };
const SHAPE = /^([IA])(\d{1,4})-([\w-]+)$/;
/** The part of an address that a code follows. */
export const MARK: Readonly<Record<Kind, string>> = { invitation: '#join=', answer: '#answer=' };
/** Characters that no code of ours comes near. */
const MOST = 12_000;

async function through(bytes: BlobPart, way: CompressionStream | DecompressionStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Response(stream).arrayBuffer();
}

function toText(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

/** A code as text that survives addresses, mails and chats: letters, digits, `-` and `_`. */
export async function writeCode({ kind, id, description }: Code): Promise<string> {
  const bytes = await through(`${id}\n${description}`, new CompressionStream('deflate-raw'));
  return `${LETTER[kind]}${VERSION}-${toText(bytes)}`;
}

/** The code in an address or in a text with spaces and line ends; the text itself otherwise. */
function bare(text: string): string {
  const tight = text.replace(/\s+/g, '');
  const mark = Object.values(MARK).find((mark) => tight.includes(mark));
  return mark ? tight.slice(tight.indexOf(mark) + mark.length) : tight;
}

/** Reads a code of one kind. The problem says what is wrong with it, and never throws. */
export async function readCode(text: string, wanted: Kind): Promise<Read<Code>> {
  const tight = bare(text);
  const [, letter, version, data = ''] = SHAPE.exec(tight) ?? [];
  if (tight === '') return { problem: say('link.empty') };
  if (!letter || tight.length > MOST) return { problem: say('link.foreign') };
  if (Number(version) !== VERSION) return { problem: say('link.version') };
  if (letter !== LETTER[wanted]) return { problem: say(`link.not.${wanted}`) };
  try {
    const bytes = await through(toBytes(data), new DecompressionStream('deflate-raw'));
    const [, id = '', description = ''] =
      /^(\w+)\n([^]*)$/.exec(new TextDecoder().decode(bytes)) ?? [];
    const media = description.match(/^m=.*/gm) ?? [];
    if (description.startsWith('v=0') && media.length === 1 && media[0]?.startsWith('m=app')) {
      return { value: { kind: wanted, id, description } };
    }
  } catch {
    // cut off or changed on its way: told below
  }
  return { problem: say('link.broken') };
}
