import { saveFile } from './save-file.ts';

/** File that is written in chunks. */
export interface Download {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  /** Discards the file. */
  abort(): Promise<void>;
}

interface DownloadFile {
  readonly name: string;
  /** Without its dot. */
  readonly extension: string;
  readonly type: string;
}

/** NOTE: not in all browsers, and not in TypeScript's DOM types. */
interface WindowWithFilePicker {
  showSaveFilePicker?(options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<FileSystemFileHandle & { remove?(): Promise<void> }>;
}

/**
 * Opens a file for content that may be too large for memory: on the user's disk if the browser supports that,
 * otherwise as blobs. Call it directly in a click handler, before any `await`.
 *
 * @returns `undefined` if the user canceled
 */
export async function openDownload(file: DownloadFile): Promise<Download | undefined> {
  const { showSaveFilePicker } = window as WindowWithFilePicker;
  if (!showSaveFilePicker) return createBlobDownload(file);
  const { name, extension, type } = file;
  const options = { suggestedName: `${name}.${extension}`, types: [{ accept: { [type]: [`.${extension}`] } }] };
  try {
    return await createDiskDownload(await showSaveFilePicker.call(window, options));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // Not allowed in a frame.
    return createBlobDownload(file);
  }
}

async function createDiskDownload(handle: FileSystemFileHandle & { remove?(): Promise<void> }): Promise<Download> {
  const stream = await handle.createWritable();
  return {
    write: (bytes) => stream.write(bytes),
    close: () => stream.close(),
    async abort() {
      await stream.abort();
      // An existing file is unchanged; a new one is empty.
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

function createBlobDownload({ name, extension, type }: DownloadFile): Download {
  let chunks: Blob[] = [];
  return {
    // The browser may store blobs outside of memory.
    write: async (bytes) => {
      chunks.push(new Blob([bytes]));
    },
    close: async () => saveFile(new Blob(chunks, { type }), name, extension),
    abort: async () => {
      chunks = [];
    },
  };
}
