import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text. Pictures and fonts for the web are compressed already; fonts of paper come seldom, and take long. */
const compressible = /\.(js|mjs|css|html|json|svg|txt|webmanifest)$/;
/** What fits into one packet of the network comes no sooner compressed. */
const leastBytes = 1400;
/** Nearly as small as the best, in a tenth of the time. */
const brotliQuality = 9;

/**
 * Writes a compressed twin beside each file of a build that is worth one, `.br` and `.gz`: the server sends them, and compresses nothing
 * while somebody waits. Twins of an earlier build go.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(paths.filter((path) => /\.(br|gz)(\.part)?$/.test(path)).map((path) => rm(path)));
  // A few at a time: all of them would lie in memory at once.
  const waiting = paths.filter((path) => compressible.test(path));
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await writeTwins(path);
    }),
  );
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function writeTwins(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < leastBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeWhole(`${path}.br`, await asBrotli(bytes, { params }));
  await writeWhole(`${path}.gz`, await asGzip(bytes, { level: 9 }));
}

/** The server may already be sending files, and must never find half of one. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
