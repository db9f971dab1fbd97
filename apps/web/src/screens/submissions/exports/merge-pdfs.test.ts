import { PDFDocument, type PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { mergePdfs } from './merge-pdfs.ts';

async function createPdfFile(path: string, pages: number) {
  const doc = await PDFDocument.create();
  for (let at = 0; at < pages; at += 1) doc.addPage([100 + at, 200]);
  return { path, content: new Blob([(await doc.save()) as Uint8Array<ArrayBuffer>]) };
}

async function mergeTestFiles(files: readonly { path: string; content: Blob }[], maxBytes?: number) {
  let unreadable = 0;
  const all = (async function* () {
    yield* files;
  })();
  const parts: PDFDocument[] = [];
  const onUnreadable = () => {
    unreadable += 1;
  };
  for await (const part of mergePdfs(all, { title: 'Visits', onUnreadable, ...(maxBytes && { maxBytes }) }))
    parts.push(await PDFDocument.load(await part.arrayBuffer()));
  return { parts, unreadable };
}

/** Outline entries as titles and zero-based page indexes. */
function getOutlineEntries(doc: PDFDocument) {
  const found: [string, number][] = [];
  const outline = doc.catalog.lookup(PDFName.of('Outlines')) as never as { lookup(name: PDFName): unknown };
  for (let at = outline.lookup(PDFName.of('First')) as typeof outline | undefined; at; ) {
    const [page] = (at.lookup(PDFName.of('Dest')) as { asArray(): unknown[] }).asArray();
    const index = doc.getPages().findIndex(({ ref }) => page instanceof PDFRef && ref === page);
    found.push([(at.lookup(PDFName.of('Title')) as PDFHexString).decodeText(), index]);
    at = at.lookup(PDFName.of('Next')) as typeof outline | undefined;
  }
  return found;
}

it('merges the pages in order, with an outline entry for the first page of each file', async () => {
  const files = [
    await createPdfFile('1 Größe.pdf', 2),
    await createPdfFile('2 北京.pdf', 1),
    await createPdfFile('3 Kew.pdf', 3),
  ];
  const { parts, unreadable } = await mergeTestFiles(files);
  expect(parts).toHaveLength(1);
  expect(parts[0]!.getPages().map((page) => page.getWidth())).toEqual([100, 101, 100, 100, 101, 102]);
  expect(getOutlineEntries(parts[0]!)).toEqual([
    ['1 Größe', 0],
    ['2 北京', 2],
    ['3 Kew', 3],
  ]);
  expect([parts[0]!.getTitle(), unreadable]).toEqual(['Visits', 0]);
});

it('skips and reports files that are not PDFs', async () => {
  const { parts, unreadable } = await mergeTestFiles([
    { path: '1 x.pdf', content: new Blob(['not a PDF']) },
    await createPdfFile('2 y.pdf', 1),
  ]);
  expect([parts[0]?.getPageCount(), unreadable]).toEqual([1, 1]);
});

it('starts another file before one gets too large for a browser, and writes no file without input', async () => {
  const files = [await createPdfFile('1.pdf', 1), await createPdfFile('2.pdf', 1), await createPdfFile('3.pdf', 1)];
  const { parts } = await mergeTestFiles(files, files[0]!.content.size * 2 + 1);
  expect(parts.map((part) => part.getPageCount())).toEqual([2, 1]);
  expect((await mergeTestFiles([])).parts).toEqual([]);
});
