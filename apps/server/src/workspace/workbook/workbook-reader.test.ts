import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskFileStore } from '../../files/disk-file-store.ts';
import type { FileStore } from '../../files/file-store.ts';
import { createTablePart, createXlsxParts, zipParts } from './testing/create-xlsx.ts';
import { defaultWorkbookLimits } from './workbook.ts';
import { createWorkbookReader } from './workbook-reader.ts';

let folder: string;
let files: FileStore;
let opened: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideform-workbooks-'));
  const store = await openDiskFileStore(folder);
  files = {
    ...store,
    put: (content) => store.put(content),
    open(sha256, range) {
      opened.push(sha256);
      return store.open(sha256, range);
    },
  };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function store(bytes: Uint8Array) {
  return files.put(Readable.from([Buffer.from(bytes)]));
}

function createSheet(count: number, tag = ''): Uint8Array {
  const rows = Array.from({ length: count }, (_, at) => `<row><c t="inlineStr"><is><t>${tag}${at}</t></is></c></row>`);
  const tables = [createTablePart('Numbers', `A1:A${count}`, ['n'])];
  return zipParts(createXlsxParts([{ name: 'S', rows: rows.join(''), tables }]));
}

describe('openWorkbooks', () => {
  it('reads a content once for concurrent requests', async () => {
    const workbooks = createWorkbookReader(files, defaultWorkbookLimits);
    const content = await store(createSheet(1000));
    opened = [];
    const all = await Promise.all([workbooks.read(content), workbooks.read(content), workbooks.read(content)]);
    await workbooks.read(content);
    expect(all[0]?.tables[0]?.values).toHaveLength(1000);
    expect(opened).toHaveLength(1);
    await workbooks.close();
  });

  it('reads several workbooks concurrently', async () => {
    const workbooks = createWorkbookReader(files, defaultWorkbookLimits);
    const contents = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((tag) => store(createSheet(10, tag))));
    const read = await Promise.all(contents.map((content) => workbooks.read(content)));
    expect(read.map(({ tables }) => tables[0]?.values[0]?.[0])).toEqual(['a0', 'b0', 'c0', 'd0', 'e0']);
    await workbooks.close();
  });

  it("aborts slow reads, and doesn't cache the failure", async () => {
    const slow = createWorkbookReader(files, { ...defaultWorkbookLimits, timeMs: 1 });
    const content = await store(createSheet(20));
    await expect(slow.read(content)).rejects.toMatchObject({ reason: 'too-slow' });
    opened = [];
    await expect(slow.read(content)).rejects.toMatchObject({ reason: 'too-slow' });
    expect(opened).toHaveLength(1);
    await slow.close();
  });

  it('refuses large files before reading them, and small ones that would unpack to large ones', async () => {
    const workbooks = createWorkbookReader(files, {
      ...defaultWorkbookLimits,
      packedBytes: 10_000,
      unpackedBytes: 100_000,
    });
    opened = [];
    await expect(workbooks.read({ sha256: 'x', size: 10_001 })).rejects.toMatchObject({ reason: 'too-large' });
    expect(opened).toEqual([]);
    const bomb = await store(
      zipParts(
        createXlsxParts([{ name: 'S', rows: ' '.repeat(1_000_000), tables: [createTablePart('T', 'A1', ['n'])] }]),
      ),
    );
    expect(bomb.size).toBeLessThan(10_000);
    await expect(workbooks.read(bomb)).rejects.toMatchObject({ reason: 'too-large' });
    await workbooks.close();
  });

  it('leaves no thread running after it is closed', async () => {
    const workbooks = createWorkbookReader(files, defaultWorkbookLimits);
    const reading = workbooks.read(await store(createSheet(50_000))).catch((error: unknown) => error);
    await expect.poll(() => opened.length).toBeGreaterThan(0);
    await workbooks.close();
    await reading;
  });
});
