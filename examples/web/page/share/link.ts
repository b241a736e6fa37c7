// Games in links: a save, compressed, in the part of the address that is never sent to a server.

type Kind = 'battle' | 'game';
/** The largest save that is read from a link, in characters. */
const MOST = 4_000_000;

const through = (data: BlobPart, stream: CompressionStream | DecompressionStream) => new Blob([data]).stream().pipeThrough(stream);

/** A link to watch a game again, choice by choice. */
export async function linkTo(kind: Kind, save: string): Promise<string> {
  const packed = await new Response(through(save, new CompressionStream('deflate-raw'))).arrayBuffer();
  return `${location.href.replace(/#.*/, '')}#replay=${kind}.${base64(new Uint8Array(packed))}`;
}

/** The save in an address made by `linkTo`; null if it holds none that can be read. */
export async function linked(hash: string): Promise<{ kind: Kind; save: string } | null> {
  const [, kind, packed] = /^#replay=(battle|game)\.([\w-]+)$/.exec(hash) ?? [];
  if (!packed) return null;
  try {
    return { kind: kind as Kind, save: await text(through(bytes(packed), new DecompressionStream('deflate-raw'))) };
  } catch {
    return null;
  }
}

/** The text of a stream; throws if it is longer than any save. */
async function text(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let read = '';
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
    read += decoder.decode(part, { stream: true });
    if (read.length > MOST) throw new RangeError('too long for a save');
  }
  return read + decoder.decode();
}

function base64(data: Uint8Array): string {
  const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
