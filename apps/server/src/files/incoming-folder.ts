import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What has not moved for this long died with its server. */
export const INCOMING_LIFE_MS = 24 * 3_600_000;

/** Makes the folder of content that is still arriving, and throws away what a killed server left there a day ago. */
export async function openIncomingFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const olderThanMs = Date.now() - INCOMING_LIFE_MS;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // NOTE: another process that shares the folder may sweep, or finish, the same file at this moment.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < olderThanMs) await rm(path, { force: true });
  }
  return folder;
}
