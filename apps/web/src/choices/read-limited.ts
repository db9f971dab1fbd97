/**
 * Reads what answers, as text.
 *
 * @throws when it is larger than that; the rest is not loaded
 */
export async function readLimited(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of partsOf(response)) {
    size += part.byteLength;
    if (size > mostBytes) throw new RangeError(`More than ${mostBytes} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** NOTE: not every browser goes through a stream with `for await`. */
async function* partsOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value;
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
