import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, glob, open, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type ByteRange, FileMissing, type FileStore, FileStoreDown, type StoredFile } from './file-store.ts';
import { createContentMeter, getContentKey, openIncomingFolder } from './incoming-content.ts';

const INCOMING_FOLDER = 'incoming';

/**
 * Opens a file store in a folder, on this machine or shared by several machines. Files are stored at
 * `{folder}/ab/cd/abcd…`.
 */
export async function openDiskFileStore(folder: string): Promise<FileStore> {
  await openIncomingFolder(join(folder, INCOMING_FOLDER));
  // NOTE: fails if a shared folder belongs to another user. That user then controls the folder's permissions.
  await chmod(folder, 0o700).catch(() => undefined);
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const flushed = new Set<string>();
  return {
    put: (content, beforeStored) => putFile(disk, folder, flushed, content, beforeStored),
    open: (sha256, range) => openFile(folder, sha256, range),
    delete: (sha256) => disk.delete(getContentKey(sha256)),
    list: (storedBefore) => listHashes(folder, storedBefore.getTime()),
  };
}

/** Stores a file's content. @param flushed folders whose entries in their parent folders are known to be on disk */
async function putFile(
  disk: Disk,
  folder: string,
  flushed: Set<string>,
  content: Readable,
  beforeStored?: (stored: StoredFile) => Promise<void>,
): Promise<StoredFile> {
  const draft = `${INCOMING_FOLDER}/${randomUUID()}`;
  const measure = createContentMeter(beforeStored);
  try {
    const passed = Readable.from(measure.passOn(content), { objectMode: false });
    await writeToDisk(join(folder, draft), passed, () => measure.failure() !== undefined);
    const stored = measure.result();
    const key = getContentKey(stored.sha256);
    await measure.announce(stored);
    await disk.move(draft, key);
    // NOTE: parent folders may also be new, and each of them is an entry in its own parent folder.
    for (let path = dirname(key); ; path = dirname(path)) {
      await flushFolder(join(folder, path));
      if (path === '.' || flushed.has(path)) break;
    }
    for (let path = dirname(key); path !== '.'; path = dirname(path)) flushed.add(path);
    return stored;
  } catch (error) {
    // Another disk may have been mounted in the meantime.
    flushed.clear();
    await disk.delete(draft).catch(() => undefined);
    if (error instanceof FileStoreDown) throw createStoreDownError(folder, 'content can’t be written', error.cause);
    throw measure.failure() ?? createStoreDownError(folder, 'content can’t be written', error);
  }
}

/**
 * Writes content to a file, and resolves once it is on disk. NOTE: an error at either end of a pipeline also breaks the
 * other end, so the first error is the cause.
 *
 * @throws `FileStoreDown` for a disk error, such as a full disk
 */
async function writeToDisk(path: string, content: Readable, hasContentFailed: () => boolean): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  let diskError: Error | undefined;
  file.once('error', (error) => {
    if (!hasContentFailed()) diskError = error;
  });
  await pipeline(content, file).catch((error: unknown) => {
    throw diskError ? new FileStoreDown('content can’t be written', { cause: diskError }) : error;
  });
}

async function openFile(folder: string, sha256: string, range: ByteRange | undefined): Promise<Readable> {
  const stream = createReadStream(join(folder, getContentKey(sha256)), range);
  await new Promise((resolve, reject) => {
    stream.once('open', resolve);
    stream.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'ENOENT' && isStoreMounted(folder)
          ? new FileMissing(sha256, { cause })
          : createStoreDownError(folder, `${cause.code}`, cause),
      ),
    );
  });
  return stream;
}

/**
 * Creates the error for an unavailable store. NOTE: the folder may be moved or unmounted while the server runs. Its
 * content isn't lost then, so it must not be reported as missing.
 */
function createStoreDownError(folder: string, otherwise: string, cause: unknown): FileStoreDown {
  return new FileStoreDown(isStoreMounted(folder) ? otherwise : `there is no ${folder} any more`, { cause });
}

const isStoreMounted = (folder: string): boolean => existsSync(join(folder, INCOMING_FOLDER));

async function* listHashes(folder: string, beforeMs: number): AsyncGenerator<string> {
  for await (const entry of glob('??/??/*', { cwd: folder })) {
    const { mtimeMs } = await stat(join(folder, entry)).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < beforeMs) yield basename(entry);
  }
}

/** Waits until the entries of a folder are written to disk. */
async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
