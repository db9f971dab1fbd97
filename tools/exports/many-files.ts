import { mergePdfs, writeZip } from '@tideform/web/testing/exports';
import { createExportFiles, renderSamplePdf } from './rendered-files.ts';
import { createSubmissions } from './sample-submissions.ts';

/**
 * Number of submissions in the merged PDF; above a size limit the export starts another file, so a larger number would
 * measure nothing new.
 */
const mergedCount = 5_000;

/** Exports many submissions as a ZIP and as merged PDFs, and prints the time and memory used. */
export async function writeManyFiles(): Promise<void> {
  const pdf = await renderSamplePdf('Visit');
  const onUnreadable = () => {
    throw new Error('a PDF cannot be read');
  };
  const items = createSubmissions(50_000);
  await measure('zip: 50,000 submissions with PDF and files', async () => {
    let size = 0;
    await writeZip(
      createExportFiles(items, true, async () => pdf),
      async (bytes) => {
        size += bytes.length;
      },
    );
    return size;
  });
  await measure(`pdf: ${mergedCount} submissions merged`, async () => {
    let size = 0;
    const files = createExportFiles(items.slice(0, mergedCount), false, async () => pdf);
    for await (const part of mergePdfs(files, { title: 'Visits', onUnreadable })) size += part.size;
    return size;
  });
}

async function measure(what: string, write: () => Promise<number>): Promise<void> {
  const [before, start] = [process.memoryUsage.rss(), performance.now()];
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 50);
  const size = await write();
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${what} in ${seconds.toFixed(1)} s, ${(size / 2 ** 20).toFixed(1)} MB, at most ${((most - before) / 2 ** 20).toFixed(0)} MB of additional memory`,
  );
}
