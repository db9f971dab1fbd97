import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** How long an incoming file may stay unchanged, in milliseconds. After that, the server that wrote it has ended. */
export const INCOMING_LIFETIME_MS = 24 * 3_600_000;

/** Creates the folder for incoming files, and deletes files that a killed server left behind more than a day ago. */
export async function openIncomingFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const olderThanMs = Date.now() - INCOMING_LIFETIME_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // NOTE: another process that shares the folder may delete or complete the same file in the meantime.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < olderThanMs) await rm(path, { force: true });
  }
  return folder;
}
