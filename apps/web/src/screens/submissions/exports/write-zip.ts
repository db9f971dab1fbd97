import { Zip, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  /** With folders before it, `/` between them. */
  readonly path: string;
  readonly content: Blob;
}

/** NOTE: unzip takes names of what was made elsewhere for letters of DOS, whatever the file says. A file that its owner may write. */
const madeOnUnix = { os: 3, attrs: (0o100644 << 16) >>> 0 };

/** One file of many. What comes is written as it comes, as it is: pictures and PDFs are small already. */
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
  const pass = async () => {
    if (failure) throw failure;
    const pieces = written;
    written = [];
    for (const piece of pieces) await write(piece);
  };
  for await (const { path, content } of files) {
    const entry = Object.assign(new ZipPassThrough(path), madeOnUnix);
    zip.add(entry);
    // NOTE: streams are iterable; types of browsers do not all say so.
    for await (const bytes of content.stream() as unknown as AsyncIterable<Uint8Array>) {
      entry.push(bytes);
      await pass();
    }
    entry.push(new Uint8Array(0), true);
    await pass();
  }
  zip.end();
  await pass();
}
