import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Maximum time without changes of an incoming file. After that, its server has ended. */
export const INCOMING_LIFETIME_MS = 24 * 3_600_000;

/** Creates the folder for incoming content, and deletes files that a killed server left there a day ago. */
export async function openIncomingFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const olderThanMs = Date.now() - INCOMING_LIFETIME_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // NOTE: another process that shares the folder may delete or complete the same file meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < olderThanMs) await rm(path, { force: true });
  }
  return folder;
}
