import { Zip, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  /** Path in the archive, with `/` between folders and file name. */
  readonly path: string;
  readonly content: Blob;
}

/**
 * NOTE: unzip decodes names from other systems as DOS code page text, whatever the archive declares. Mode 0644: a
 * regular file that its owner may write.
 */
const unixAttributes = { os: 3, attrs: (0o100644 << 16) >>> 0 };

/** Writes a ZIP as a stream. Files aren't compressed: pictures and PDFs already are. */
export async function writeZip(
  files: AsyncIterable<ZippedFile>,
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  let written: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, bytes) => {
    if (error) failure = error;
    else written.push(bytes as Uint8Array<ArrayBuffer>);
  });
  const flush = async () => {
    if (failure) throw failure;
    const pieces = written;
    written = [];
    for (const piece of pieces) await write(piece);
  };
  for await (const { path, content } of files) {
    const entry = Object.assign(new ZipPassThrough(path), unixAttributes);
    zip.add(entry);
    // NOTE: streams are async iterables, which TypeScript's DOM types lack.
    for await (const bytes of content.stream() as unknown as AsyncIterable<Uint8Array>) {
      entry.push(bytes);
      await flush();
    }
    entry.push(new Uint8Array(0), true);
    await flush();
  }
  zip.end();
  await flush();
}
