/**
 * Reads a response as text.
 *
 * @throws RangeError when it exceeds `mostBytes`; the rest isn't downloaded
 */
export async function readTextWithLimit(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of readChunks(response)) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`More than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** NOTE: not every browser supports `for await` over a stream. */
async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value;
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
