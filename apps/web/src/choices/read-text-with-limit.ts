/**
 * Reads the body of an HTTP response as text.
 *
 * @throws RangeError if the body exceeds `maxBytes`; the rest isn't downloaded
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

/** Yields the chunks of a response body. NOTE: not every browser supports `for await` over a stream. */
async function* readChunks({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value;
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
