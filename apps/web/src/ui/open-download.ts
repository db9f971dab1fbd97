import { saveFile } from './save-file.ts';

/** A file that is written a piece at a time. */
export interface Download {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  /** Nothing of it stays. */
  abort(): Promise<void>;
}

interface Named {
  readonly name: string;
  /** Without its dot. */
  readonly extension: string;
  readonly type: string;
}

/** NOTE: some browsers alone have it, and types of browsers do not know it. */
interface Picking {
  showSaveFilePicker?(options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }): Promise<FileSystemFileHandle & { remove?(): Promise<void> }>;
}

/**
 * Opens a file for what may be larger than a browser should hold: on the person's disk where the browser lets a page write there,
 * else in pieces that the browser keeps. Has to be called by what the person pressed, before anything is waited for.
 *
 * @returns `undefined`: the person wants no file
 */
export async function openDownload(file: Named): Promise<Download | undefined> {
  const { showSaveFilePicker } = window as Picking;
  if (!showSaveFilePicker) return keptPieces(file);
  const { name, extension, type } = file;
  const options = { suggestedName: `${name}.${extension}`, types: [{ accept: { [type]: [`.${extension}`] } }] };
  try {
    return await onDisk(await showSaveFilePicker.call(window, options));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    // A page within another one may not ask.
    return keptPieces(file);
  }
}

async function onDisk(handle: FileSystemFileHandle & { remove?(): Promise<void> }): Promise<Download> {
  const stream = await handle.createWritable();
  return {
    write: (bytes) => stream.write(bytes),
    close: () => stream.close(),
    async abort() {
      await stream.abort();
      // One that was there before is as it was; a new one is empty.
      if ((await handle.getFile()).size === 0) await handle.remove?.();
    },
  };
}

function keptPieces({ name, extension, type }: Named): Download {
  let pieces: Blob[] = [];
  return {
    // The browser may keep a blob outside of its memory.
    write: async (bytes) => {
      pieces.push(new Blob([bytes]));
    },
    close: async () => saveFile(new Blob(pieces, { type }), name, extension),
    abort: async () => {
      pieces = [];
    },
  };
}
