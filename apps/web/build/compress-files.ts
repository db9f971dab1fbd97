import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Matches text files. Images and web fonts are already compressed; PDF fonts are rarely needed and slow to compress.
 */
const compressible = /\.(js|mjs|css|html|json|svg|txt|webmanifest)$/;
/** Minimum size. Smaller files fit into one network packet, so compression gains nothing. */
const minBytes = 1400;
/** Quality with nearly the best compression in a tenth of the time. */
const brotliQuality = 9;

/**
 * Writes compressed copies, `.br` and `.gz`, of all files in a folder that get smaller, so that the server needn't
 * compress responses. Deletes copies from an earlier build.
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(paths.filter((path) => /\.(br|gz)(\.part)?$/.test(path)).map((path) => rm(path)));
  // Compresses only a few files at a time, to limit memory.
  const pendingPaths = paths.filter((path) => compressible.test(path));
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let path = pendingPaths.pop(); path !== undefined; path = pendingPaths.pop())
        await writeCompressedCopies(path);
    }),
  );
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function writeCompressedCopies(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeAtomically(`${path}.br`, await compressBrotli(bytes, { params }));
  await writeAtomically(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
}

/**
 * Writes a file under a temporary name and then renames it: the server may already be running and must never send an
 * incomplete file.
 */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}
