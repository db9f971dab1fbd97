import { saveFile } from './save-file.ts';

/** File that is written in chunks. */
export interface Download {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  /** Discards the downloaded file. */
  abort(): Promise<void>;
}

interface DownloadFile {
  readonly name: string;
  /** File name extension without the dot. */
  readonly extension: string;
  readonly type: string;
}

/** Window with the File System Access API. NOTE: not all browsers support it, and TypeScript's DOM types lack it. */
interface WindowWithFilePicker {
  showSaveFilePicker?(options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<FileSystemFileHandle & { remove?(): Promise<void> }>;
}

/**
 * Opens a file for a download that may be too large for memory. It is written to a file that the user selects if the
 * browser supports that, and to blobs otherwise. Call it directly in a click handler, before any `await`.
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
    // Pages in a frame may not open a save dialog.
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
      // An aborted download leaves an existing file unchanged. A new file is empty, so it is deleted.
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

function createBlobDownload({ name, extension, type }: DownloadFile): Download {
  let chunks: Blob[] = [];
  return {
    // Blobs needn't stay in memory: the browser may store them on disk.
    write: async (bytes) => {
      chunks.push(new Blob([bytes]));
    },
    close: async () => saveFile(new Blob(chunks, { type }), name, extension),
    abort: async () => {
      chunks = [];
    },
  };
}
