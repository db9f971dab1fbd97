import { Zip, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  /** With folders before it, `/` between them. */
  readonly path: string;
  readonly content: Blob;
}

/**
 * One file of many. What comes is written as it comes, as it is: pictures and PDFs are small already. The browser may keep what is
 * written outside of its memory.
 */
export async function writeZip(files: AsyncIterable<ZippedFile>): Promise<Blob> {
  const written: Blob[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else written.push(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  });
  for await (const { path, content } of files) {
    const entry = new ZipPassThrough(path);
    zip.add(entry);
    // NOTE: streams are iterable; types of browsers do not all say so.
    for await (const bytes of content.stream() as unknown as AsyncIterable<Uint8Array>) entry.push(bytes);
    entry.push(new Uint8Array(0), true);
    if (failure) throw failure;
  }
  zip.end();
  return new Blob(written, { type: 'application/zip' });
}
