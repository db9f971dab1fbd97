import { openDownload } from '../../../ui/browser/open-download.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { toFileName } from './submission-files.ts';
import type { ZippedFile } from './write-zip.ts';

/** Whether PDFs of several submissions are merged or saved as separate files. */
export type PdfExportMode = 'merged' | 'each';

/**
 * Saves a ZIP of files, streamed to the disk if the browser supports it. Asks for the file location first, because a
 * browser allows the file picker only right after a user action.
 *
 * @returns false if the user cancelled
 */
export async function saveZip(name: string, getFiles: () => Promise<AsyncIterable<ZippedFile>>): Promise<boolean> {
  const download = await openDownload({ name: toFileName(name), extension: 'zip', type: 'application/zip' });
  if (!download) return false;
  try {
    const { writeZip } = await import('./write-zip.ts');
    await writeZip(await getFiles(), download.write);
    await download.close();
    return true;
  } catch (error) {
    // Keeps the original error.
    await download.abort().catch(() => undefined);
    throw error;
  }
}

/** Saves one PDF merged from all files; several numbered PDFs if one would be too large for the browser. */
export async function saveMergedPdf(
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
