/** Decompresses exactly `length` bytes. Returns `undefined` if the stream is damaged or shorter. */
export async function inflateAtMost(compressed: Uint8Array, length: number): Promise<Uint8Array | undefined> {
  const decompressed = new Uint8Array(length);
  let at = 0;
  try {
    const reader = pipeThrough(compressed, new DecompressionStream('deflate')).getReader();
    while (at < length) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      decompressed.set(value.subarray(0, length - at), at);
      at += value.length;
    }
    await reader.cancel();
    return decompressed;
  } catch {
    return undefined;
  }
}

/** Compresses in zlib format. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await new Response(pipeThrough(bytes, new CompressionStream('deflate'))).arrayBuffer());
}

function pipeThrough(
  bytes: Uint8Array,
  transform: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream().pipeThrough(transform);
}
