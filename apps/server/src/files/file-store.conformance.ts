import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileMissing, type FileStore } from './file-store.ts';

/** Empty file store, with additional operations that only tests need. */
export interface FileStoreFixture {
  readonly files: FileStore;
  /** Sets the storage time of a file to 1970. */
  age(sha256: string): Promise<void>;
  /** Lists incomplete files and other leftovers in the store. */
  leftOvers(): Promise<string[]>;
  close(): Promise<void>;
}

export const createStream = (content: string): Readable => Readable.from([Buffer.from(content)]);

/** Registers the conformance tests that every file store must pass. */
export function testFileStore(name: string, open: () => Promise<FileStoreFixture>): void {
  describe(name, () => {
    let fixture: FileStoreFixture;
    let files: FileStore;

    beforeEach(async () => {
      fixture = await open();
      files = fixture.files;
    });
    afterEach(() => fixture.close());

    it('stores content under its hash, and reads all or a range of it', async () => {
      const stored = await files.put(createStream('first'));
      expect(stored).toEqual({
        sha256: 'a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e',
        size: 5,
        quickXorHash: 'ZkiDHOZABwAAAAAABQAAAAAAAAA=',
      });
      expect(await text(await files.open(stored.sha256))).toBe('first');
      expect(await text(await files.open(stored.sha256, { start: 1, end: 3 }))).toBe('irs');
      expect(await text(await files.open(stored.sha256, { start: 0, end: 1 }))).toBe('fi');
    });

    it('measures content that arrives in many chunks', async () => {
      const piece = Buffer.alloc(100_001, 7);
      const stored = await files.put(Readable.from(Array.from({ length: 40 }, () => piece)));
      expect(stored.size).toBe(4_000_040);
      expect(await files.put(Readable.from([Buffer.alloc(4_000_040, 7)]))).toEqual(stored);
      expect((await buffer(await files.open(stored.sha256))).equals(Buffer.alloc(4_000_040, 7))).toBe(true);
      expect(await fixture.leftOvers()).toEqual([]);
    });

    it('stores an empty file', async () => {
      const stored = await files.put(Readable.from([]));
      expect(stored.size).toBe(0);
      expect(await text(await files.open(stored.sha256))).toBe('');
    });

    it('stores the same content once for concurrent calls', async () => {
      const puts = await Promise.all(Array.from({ length: 8 }, () => files.put(createStream('crowd'))));
      expect(new Set(puts.map(({ sha256 }) => sha256)).size).toBe(1);
      expect(await text(await files.open(puts[0]!.sha256))).toBe('crowd');
      expect(await fixture.leftOvers()).toEqual([]);
    });

    it('deletes content whose stream failed', async () => {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the connection was lost');
        })(),
      );
      await expect(files.put(broken)).rejects.toThrow('the connection was lost');
      expect(await fixture.leftOvers()).toEqual([]);
    });

    it('calls back with the hash before storing, and stores nothing if the callback throws', async () => {
      const told: string[] = [];
      const put = files.put(createStream('refused'), async ({ sha256 }) => {
        await expect(files.open(sha256)).rejects.toThrow(FileMissing);
        told.push(sha256);
        throw new Error('the database was unavailable');
      });
      await expect(put).rejects.toThrow('the database was unavailable');
      await expect(files.open(told[0]!)).rejects.toThrow(FileMissing);
      expect(await fixture.leftOvers()).toEqual([]);
    });

    it('reports missing content', async () => {
      const stored = await files.put(createStream('gone'));
      await files.delete(stored.sha256);
      await files.delete(stored.sha256);
      await expect(files.open(stored.sha256)).rejects.toThrow(FileMissing);
      await expect(files.open('../../etc/passwd')).rejects.toThrow(FileMissing);
    });

    it('lists content older than a given time, and renews the time when content is stored again', async () => {
      const { sha256 } = await files.put(createStream('old'));
      await files.put(createStream('young'));
      await fixture.age(sha256);
      const yearAgo = new Date(Date.now() - 365 * 86_400_000);
      expect(await Array.fromAsync(files.list(yearAgo))).toEqual([sha256]);
      await files.put(createStream('old'));
      expect(await Array.fromAsync(files.list(yearAgo))).toEqual([]);
    });
  });
}
