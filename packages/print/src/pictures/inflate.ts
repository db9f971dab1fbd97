/** Unpacks `length` bytes and no more. `undefined` where the stream is broken or has fewer. */
export async function inflateAtMost(packed: Uint8Array, length: number): Promise<Uint8Array | undefined> {
  const unpacked = new Uint8Array(length);
  let at = 0;
  try {
    const reader = through(packed, new DecompressionStream('deflate')).getReader();
    while (at < length) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      unpacked.set(value.subarray(0, length - at), at);
      at += value.length;
    }
    await reader.cancel();
    return unpacked;
  } catch {
    return undefined;
  }
}

/** Packs as zlib does. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await new Response(through(bytes, new CompressionStream('deflate'))).arrayBuffer());
}

function through(bytes: Uint8Array, transform: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> {
  return new Blob([new Uint8Array(bytes)]).stream().pipeThrough(transform);
}
