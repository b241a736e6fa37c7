// Texts, compressed, as they stand in links; and texts that may not be too long.

/** The longest text of a game that is read, in characters. */
const MOST = 4_000_000;

const through = (data: BlobPart, stream: CompressionStream | DecompressionStream) => new Blob([data]).stream().pipeThrough(stream);

export async function pack(text: string): Promise<string> {
  return base64(new Uint8Array(await new Response(through(text, new CompressionStream('deflate-raw'))).arrayBuffer()));
}

/** The text that was packed; null if there is none, or too much. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    return await bounded(through(bytes(packed), new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

/** The text of a stream; null if there is too much. */
export async function bounded(stream: ReadableStream<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of stream as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(part, { stream: true });
    if (text.length > MOST) return null;
  }
  return text + decoder.decode();
}

function base64(data: Uint8Array): string {
  const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
