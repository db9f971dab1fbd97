/** The text of a file, piece by piece. Its encoding is what its first bytes say, else UTF-8 if all of it is that, else that of Windows. */
export async function* textOf(content: Blob): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(content));
  for await (const bytes of piecesOf(content)) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

async function encodingOf(content: Blob): Promise<string> {
  const [first, second] = new Uint8Array(await content.slice(0, 2).arrayBuffer());
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const strict = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of piecesOf(content)) strict.decode(bytes, { stream: true });
    strict.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** NOTE: what is read lies outside of what a browser sees filling up: large pieces are cleared away late. */
const pieceBytes = 65_536;

async function* piecesOf(content: Blob): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.size; start += pieceBytes) {
    yield new Uint8Array(await content.slice(start, start + pieceBytes).arrayBuffer());
  }
}
