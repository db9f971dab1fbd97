import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { glob, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { createQuickXorHash } from '@tideform/graph';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type ByteRange, FileMissing, type FileStore, type StoredFile } from './file-store.ts';

/** Folder of content that is still arriving; what a killed server left there is swept at the next start. */
const INCOMING = 'incoming';
/** A put that has not moved for this long died with its server. */
const SWEEP_AGE_MS = 24 * 3_600_000;

/** Keeps content in a folder of this machine: `{folder}/ab/cd/abcd…`. */
export async function openDiskFileStore(folder: string): Promise<FileStore> {
  await mkdir(join(folder, INCOMING), { recursive: true });
  await sweepIncoming(join(folder, INCOMING), Date.now() - SWEEP_AGE_MS);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (content) => put(disk, folder, content),
    open: (sha256, range) => read(folder, sha256, range),
    delete: (sha256) => disk.delete(keyOf(sha256)),
    list: (storedBefore) => list(folder, storedBefore.getTime()),
  };
}

async function put(disk: Disk, folder: string, content: Readable): Promise<StoredFile> {
  const draft = `${INCOMING}/${randomUUID()}`;
  const measure = startMeasure();
  try {
    await disk.putStream(draft, Readable.from(measure.passOn(content), { objectMode: false }));
    const stored = measure.result();
    const key = keyOf(stored.sha256);
    await flush(join(folder, draft));
    await disk.move(draft, key);
    // NOTE: the folders on the way may be new as well; each is an entry of the one above.
    for (let path = dirname(key); ; path = dirname(path)) {
      await flush(join(folder, path));
      if (path === '.') break;
    }
    return stored;
  } catch (error) {
    await disk.delete(draft);
    throw measure.failure() ?? error;
  }
}

async function read(folder: string, sha256: string, range: ByteRange | undefined): Promise<Readable> {
  const path = join(folder, keyOf(sha256));
  const stream = createReadStream(path, range);
  await new Promise((resolve, reject) => {
    stream.once('open', resolve);
    stream.once('error', (cause) => reject(new FileMissing(sha256, { cause })));
  });
  return stream;
}

function startMeasure() {
  const sha256 = createHash('sha256');
  const quickXor = createQuickXorHash();
  let size = 0;
  let failure: unknown;
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
        failure = error;
        throw error;
      }
    },
    /** Why the content broke off: the disk's own error would hide it. */
    failure: () => failure,
    result: (): StoredFile => ({ sha256: sha256.digest('hex'), size, quickXorHash: quickXor.digest() }),
  };
}

function keyOf(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new FileMissing(sha256);
  return `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
}

async function* list(folder: string, beforeMs: number): AsyncGenerator<string> {
  for await (const entry of glob('??/??/*', { cwd: folder })) {
    const { mtimeMs } = await stat(join(folder, entry)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < beforeMs) yield basename(entry);
  }
}

/** Waits until the file's bytes, or the folder's entries, are on the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function sweepIncoming(folder: string, olderThanMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < olderThanMs) await rm(path, { force: true });
  }
}
