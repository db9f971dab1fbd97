/**
 * Decodes the text of a file chunk by chunk. The encoding is detected from the byte order mark; otherwise it is UTF-8
 * if all bytes are valid, or else Windows-1252.
 */
export async function* decodeText(content: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder(await detectEncoding(content));
  for await (const bytes of readChunks(content)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function detectEncoding(content: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await content.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of readChunks(content)) strict.decode(bytes, { stream: true });
    strict.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** NOTE: chunks don't count as memory that triggers a browser's garbage collection, so large chunks are freed late. */
const chunkBytes = 65_536;

async function* readChunks(content: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.size; start += chunkBytes) {
    yield new Uint8Array(await content.slice(start, start + chunkBytes).arrayBuffer());
  }
}
