import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileMissing, type FileStore } from './file-store.ts';

/** A store that is empty, and what only its keeper can see or do. */
export interface FileStoreWorld {
  readonly files: FileStore;
  /** Makes content as old as the clock allows. */
  age(sha256: string): Promise<void>;
  /** Whatever lies in the store and on the way to it, but for whole content. */
  leftOvers(): Promise<string[]>;
  close(): Promise<void>;
}

export const streamOf = (content: string): Readable => Readable.from([Buffer.from(content)]);

/** What every file store promises. */
export function promisesOfFileStore(name: string, open: () => Promise<FileStoreWorld>): void {
  describe(name, () => {
    let world: FileStoreWorld;
    let files: FileStore;

    beforeEach(async () => {
      world = await open();
      files = world.files;
    });
    afterEach(() => world.close());

    it('keeps content under its hash and gives it back, whole or a range of it', async () => {
      const stored = await files.put(streamOf('first'));
      expect(stored).toEqual({
        sha256: 'a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e',
        size: 5,
        quickXorHash: 'ZkiDHOZABwAAAAAABQAAAAAAAAA=',
      });
      expect(await text(await files.open(stored.sha256))).toBe('first');
      expect(await text(await files.open(stored.sha256, { start: 1, end: 3 }))).toBe('irs');
      expect(await text(await files.open(stored.sha256, { start: 0, end: 1 }))).toBe('fi');
    });

    it('measures content that arrives in many pieces', async () => {
      const piece = Buffer.alloc(100_001, 7);
      const stored = await files.put(Readable.from(Array.from({ length: 40 }, () => piece)));
      expect(stored.size).toBe(4_000_040);
      expect(await files.put(Readable.from([Buffer.alloc(4_000_040, 7)]))).toEqual(stored);
      expect((await buffer(await files.open(stored.sha256))).equals(Buffer.alloc(4_000_040, 7))).toBe(true);
      expect(await world.leftOvers()).toEqual([]);
    });

    it('keeps an empty file', async () => {
      const stored = await files.put(Readable.from([]));
      expect(stored.size).toBe(0);
      expect(await text(await files.open(stored.sha256))).toBe('');
    });

    it('keeps the same content that is put many times at once', async () => {
      const puts = await Promise.all(Array.from({ length: 8 }, () => files.put(streamOf('crowd'))));
      expect(new Set(puts.map(({ sha256 }) => sha256)).size).toBe(1);
      expect(await text(await files.open(puts[0]!.sha256))).toBe('crowd');
      expect(await world.leftOvers()).toEqual([]);
    });

    it('leaves nothing of content whose stream broke', async () => {
      const broken = Readable.from(
        (async function* () {
          yield Buffer.from('half');
          throw new Error('the line went dead');
        })(),
      );
      await expect(files.put(broken)).rejects.toThrow('the line went dead');
      expect(await world.leftOvers()).toEqual([]);
    });

    it('tells the hash before the content can be found, and keeps nothing when that is refused', async () => {
      const told: string[] = [];
      const put = files.put(streamOf('refused'), async ({ sha256 }) => {
        await expect(files.open(sha256)).rejects.toThrow(FileMissing);
        told.push(sha256);
        throw new Error('the database was away');
      });
      await expect(put).rejects.toThrow('the database was away');
      await expect(files.open(told[0]!)).rejects.toThrow(FileMissing);
      expect(await world.leftOvers()).toEqual([]);
    });

    it('says that content is missing', async () => {
      const stored = await files.put(streamOf('gone'));
      await files.delete(stored.sha256);
      await files.delete(stored.sha256);
      await expect(files.open(stored.sha256)).rejects.toThrow(FileMissing);
      await expect(files.open('../../etc/passwd')).rejects.toThrow(FileMissing);
    });

    it('lists what was stored before an instant; storing it again makes it young', async () => {
      const { sha256 } = await files.put(streamOf('old'));
      await files.put(streamOf('young'));
      await world.age(sha256);
      const yearAgo = new Date(Date.now() - 365 * 86_400_000);
      expect(await Array.fromAsync(files.list(yearAgo))).toEqual([sha256]);
      await files.put(streamOf('old'));
      expect(await Array.fromAsync(files.list(yearAgo))).toEqual([]);
    });
  });
}
