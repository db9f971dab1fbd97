/** So many are hashed at once, beside the page: it stays quick. */
const BATCH = 256;

/**
 * Finds a text that makes the SHA-256 of `{challenge}.{text}` begin with so many zero bits.
 * @throws when nobody waits for it any more
 */
export async function doWork(challenge: string, bits: number, signal: AbortSignal): Promise<string> {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += BATCH) {
    signal.throwIfAborted();
    const tried = Array.from({ length: BATCH }, (_, at) => String(from + at));
    const hashes = await Promise.all(
      tried.map((solution) => crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}.${solution}`))),
    );
    const found = hashes.findIndex((hash) => new DataView(hash).getUint32(0) >>> (32 - bits) === 0);
    if (found >= 0) return tried[found]!;
  }
}
