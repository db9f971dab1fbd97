import { PDFDocument, PDFHexString, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import type { ZippedFile } from './write-zip.ts';

interface Merging {
  /** What a file says that it is. */
  readonly title: string;
  /** One begins again after so many bytes: a page can only be put into what the browser holds. */
  readonly mostBytes?: number;
  readonly onUnreadable: () => void;
}

/** Many PDFs as one, with an outline that names each; as several where one would be too large. */
export async function* mergePdfs(
  files: AsyncIterable<ZippedFile>,
  { title, mostBytes = 100_000_000, onUnreadable }: Merging,
): AsyncGenerator<Blob> {
  let merged = await begin(title);
  for await (const { path, content } of files) {
    const read = await PDFDocument.load(await content.arrayBuffer(), { updateMetadata: false }).catch(() => undefined);
    if (!read) {
      onUnreadable();
      continue;
    }
    if (merged.bytes > 0 && merged.bytes + content.size > mostBytes) {
      yield await end(merged);
      merged = await begin(title);
    }
    const pages = await merged.doc.copyPages(read, read.getPageIndices());
    for (const page of pages) merged.doc.addPage(page);
    merged.bytes += content.size;
    if (pages[0]) merged.chapters.push({ name: path.replace(/\.pdf$/, ''), page: pages[0] });
  }
  if (merged.bytes > 0) yield await end(merged);
}

interface Merged {
  readonly doc: PDFDocument;
  readonly chapters: { readonly name: string; readonly page: PDFPage }[];
  bytes: number;
}

async function begin(title: string): Promise<Merged> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  doc.setTitle(title, { showInWindowTitleBar: true });
  doc.setProducer('Tideform');
  return { doc, chapters: [], bytes: 0 };
}

async function end({ doc, chapters }: Merged): Promise<Blob> {
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
