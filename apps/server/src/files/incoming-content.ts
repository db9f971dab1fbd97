import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createQuickXorHash } from '@tideform/graph';
import { FileMissing, type StoredFile } from './file-store.ts';

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

/** Hashes and measures content while it is streamed to a store. */
export function createContentMeter(beforeStored: ((stored: StoredFile) => Promise<void>) | undefined) {
  const sha256 = createHash('sha256');
  const quickXor = createQuickXorHash();
  let size = 0;
  let failure: unknown;
  const recordFailure = (error: unknown): never => {
    failure = error;
    throw error;
  };
  return {
    async *passOn(content: Readable): AsyncGenerator<Buffer> {
      try {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          sha256.update(chunk);
          quickXor.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      } catch (error) {
        recordFailure(error);
      }
    },
    async announce(stored: StoredFile): Promise<void> {
      await beforeStored?.(stored).catch(recordFailure);
    },
    /** Returns the error of the caller's stream or callback, which the writer's error would hide. */
    failure: () => failure,
    result: (): StoredFile => ({ sha256: sha256.digest('hex'), size, quickXorHash: quickXor.digest() }),
  };
}

/**
 * Returns the key of a file's content in a file store, derived from its hash: `ab/cd/abcd…`.
 * @throws `FileMissing` if `sha256` isn't a SHA-256 hash
 */
export function getContentKey(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new FileMissing(sha256);
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}
