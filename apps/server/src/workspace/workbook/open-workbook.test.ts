import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDiskFileStore } from '../../files/disk-file-store.ts';
import type { FileStore } from '../../files/file-store.ts';
import { openWorkbooks } from './open-workbook.ts';
import { tablePart, xlsxParts, zipParts } from './testing/make-xlsx.ts';
import { usualWorkbookLimits } from './workbook.ts';

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

function sheetOf(count: number, tag = ''): Uint8Array {
  const rows = Array.from({ length: count }, (_, at) => `<row><c t="inlineStr"><is><t>${tag}${at}</t></is></c></row>`);
  const tables = [tablePart('Numbers', `A1:A${count}`, ['n'])];
  return zipParts(xlsxParts([{ name: 'S', rows: rows.join(''), tables }]));
}

describe('openWorkbooks', () => {
  it('reads a content once, however many ask for it', async () => {
    const workbooks = openWorkbooks(files, usualWorkbookLimits);
    const content = await store(sheetOf(1000));
    opened = [];
    const all = await Promise.all([workbooks.read(content), workbooks.read(content), workbooks.read(content)]);
    await workbooks.read(content);
    expect(all[0]?.tables[0]?.values).toHaveLength(1000);
    expect(opened).toHaveLength(1);
    await workbooks.close();
  });

  it('reads several at a time, and all of them', async () => {
    const workbooks = openWorkbooks(files, usualWorkbookLimits);
    const contents = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((tag) => store(sheetOf(10, tag))));
    const read = await Promise.all(contents.map((content) => workbooks.read(content)));
    expect(read.map(({ tables }) => tables[0]?.values[0]?.[0])).toEqual(['a0', 'b0', 'c0', 'd0', 'e0']);
    await workbooks.close();
  });

  it('gives up what takes too long, and does not remember the failure', async () => {
    const slow = openWorkbooks(files, { ...usualWorkbookLimits, timeMs: 1 });
    const content = await store(sheetOf(20));
    await expect(slow.read(content)).rejects.toMatchObject({ reason: 'too-slow' });
    opened = [];
    await expect(slow.read(content)).rejects.toMatchObject({ reason: 'too-slow' });
    expect(opened).toHaveLength(1);
    await slow.close();
  });

  it('refuses large files before it reads them, and small ones that would become large', async () => {
    const workbooks = openWorkbooks(files, { ...usualWorkbookLimits, packedBytes: 10_000, unpackedBytes: 100_000 });
    opened = [];
    await expect(workbooks.read({ sha256: 'x', size: 10_001 })).rejects.toMatchObject({ reason: 'too-large' });
    expect(opened).toEqual([]);
    const bomb = await store(
      zipParts(xlsxParts([{ name: 'S', rows: ' '.repeat(1_000_000), tables: [tablePart('T', 'A1', ['n'])] }])),
    );
    expect(bomb.size).toBeLessThan(10_000);
    await expect(workbooks.read(bomb)).rejects.toMatchObject({ reason: 'too-large' });
    await workbooks.close();
  });

  it('leaves no thread behind when it is closed', async () => {
    const workbooks = openWorkbooks(files, usualWorkbookLimits);
    const reading = workbooks.read(await store(sheetOf(50_000))).catch((error: unknown) => error);
    await expect.poll(() => opened.length).toBeGreaterThan(0);
    await workbooks.close();
    await reading;
  });
});
