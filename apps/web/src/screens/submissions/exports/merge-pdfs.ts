import { PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { ZippedFile } from './write-zip.ts';

interface MergeOptions {
  /** Title in the metadata of the merged files. */
  readonly title: string;
  /** Size in bytes after which a new file is started: a merged file must fit into the browser's memory. */
  readonly maxBytes?: number;
  readonly onUnreadable: () => void;
}

/** Merges PDFs into one file with an outline entry for each; into several files if one would exceed `maxBytes`. */
export async function* mergePdfs(
  files: AsyncIterable<ZippedFile>,
  { title, maxBytes = 100_000_000, onUnreadable }: MergeOptions,
): AsyncGenerator<Blob> {
  let merged = await createMergedPdf(title);
  for await (const { path, content } of files) {
    const pdf = await PDFDocument.load(await content.arrayBuffer(), { updateMetadata: false }).catch(() => undefined);
    if (!pdf) {
      onUnreadable();
      continue;
    }
    if (merged.bytes > 0 && merged.bytes + content.size > maxBytes) {
      yield await finishMergedPdf(merged);
      merged = await createMergedPdf(title);
    }
    const pages = await merged.doc.copyPages(pdf, pdf.getPageIndices());
    for (const page of pages) merged.doc.addPage(page);
    merged.bytes += content.size;
    if (pages[0]) merged.chapters.push({ name: path.replace(/\.pdf$/, ''), page: pages[0] });
  }
  if (merged.bytes > 0) yield await finishMergedPdf(merged);
}

interface MergedPdf {
  readonly doc: PDFDocument;
  readonly chapters: { readonly name: string; readonly page: PDFPage }[];
  bytes: number;
}

async function createMergedPdf(title: string): Promise<MergedPdf> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setProducer('Tideform');
  return { doc, chapters: [], bytes: 0 };
}

async function finishMergedPdf({ doc, chapters }: MergedPdf): Promise<Blob> {
  const { context, catalog } = doc;
  const outline = context.nextRef();
  const entries = chapters.map(() => context.nextRef());
  for (const [at, { name, page }] of chapters.entries()) {
    const [before, after] = [entries[at - 1], entries[at + 1]];
    const entry = {
      ...{ Title: PDFHexString.fromText(name), Parent: outline, Dest: [page.ref, 'Fit'] },
      ...(before && { Prev: before }),
      ...(after && { Next: after }),
    };
    context.assign(entries[at]!, context.obj(entry));
  }
  context.assign(
    outline,
    context.obj({ Type: 'Outlines', First: entries[0]!, Last: entries.at(-1)!, Count: entries.length }),
  );
  catalog.set(PDFName.of('Outlines'), outline);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  const bytes = await doc.save({ useObjectStreams: false });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}
