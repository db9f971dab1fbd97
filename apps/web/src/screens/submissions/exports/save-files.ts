import { openDownload } from '../../../ui/open-download.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { fileName } from './file-name.ts';
import type { ZippedFile } from './write-zip.ts';

/** How PDFs of many submissions are brought. */
export type PdfBringing = 'merged' | 'each';

/**
 * A ZIP of files, written to the person's disk as they come where the browser can. The place is asked for first: a browser lets a
 * page ask right after a press alone.
 *
 * @returns false: the person wants no file
 */
export async function saveZip(name: string, filesOf: () => Promise<AsyncIterable<ZippedFile>>): Promise<boolean> {
  const download = await openDownload({ name: fileName(name), extension: 'zip', type: 'application/zip' });
  if (!download) return false;
  try {
    const { writeZip } = await import('./write-zip.ts');
    await writeZip(await filesOf(), download.write);
    await download.close();
    return true;
  } catch (error) {
    // What went wrong first is what is told.
    await download.abort().catch(() => undefined);
    throw error;
  }
}

/** One PDF of all; where that is more than a browser can hold, several, numbered. */
export async function saveMerged(
  name: string,
  files: AsyncIterable<ZippedFile>,
  onUnreadable: () => void,
): Promise<void> {
  const { mergePdfs } = await import('./merge-pdfs.ts');
  let part: Blob | undefined;
  let count = 0;
  const save = (suffix: string) => part && saveFile(part, `${name}${suffix}`, 'pdf');
  for await (const next of mergePdfs(files, { title: name, onUnreadable })) {
    if (count > 0) save(` ${count}`);
    part = next;
    count += 1;
  }
  save(count > 1 ? ` ${count}` : '');
}
