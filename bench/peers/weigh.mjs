import { brotliCompressSync, gzipSync, constants } from 'node:zlib';
import { readFileSync } from 'node:fs';

const known = new Map();

function weighOne(path) {
  if (!known.has(path)) {
    const bytes = readFileSync(path);
    known.set(path, { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length,
      brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length });
  }
  return known.get(path);
}

/** Returns the total size of files in bytes: uncompressed, after gzip -9 and after brotli 11. */
export function weigh(paths) {
  const sum = { raw: 0, gzip: 0, brotli: 0 };
  for (const path of paths) for (const [kind, bytes] of Object.entries(weighOne(path))) sum[kind] += bytes;
  return sum;
}
