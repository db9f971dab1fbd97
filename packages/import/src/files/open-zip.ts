import { type UnzipFileInfo, unzipSync } from 'fflate';

/** Limits for untrusted zip files. Nothing beyond these limits is decompressed. */
const zipLimits = { entries: 5_000, unpackedBytes: 100_000_000 };

/** Error for a file that isn't valid in its format. */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFile';
  readonly reason: 'tooLarge' | 'unreadable';

  constructor(reason: 'tooLarge' | 'unreadable') {
    super(reason);
    this.reason = reason;
  }
}

/** Decompresses a file of the zip archive, given its name; `undefined` if the archive doesn't contain it. */
export type ReadZipEntry = (name: string) => Uint8Array | undefined;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * Opens a zip archive, such as a workbook or document. Never decompresses more than the size in the archive's
 * directory.
 *
 * @throws {UnreadableFileError}
 */
export function openZip(bytes: Uint8Array): ReadZipEntry {
  const sizes = new Map<string, number>();
  unzip(bytes, ({ name, originalSize }) => {
    if (sizes.size >= zipLimits.entries) throw new UnreadableFileError('tooLarge');
    if (sizes.has(name)) throw new UnreadableFileError('unreadable');
    sizes.set(name, originalSize);
    return false;
  });
  let remainingBytes = zipLimits.unpackedBytes;
  return (name) => {
    const size = sizes.get(name);
    if (size === undefined) return undefined;
    remainingBytes -= size;
    if (remainingBytes < 0) throw new UnreadableFileError('tooLarge');
    const part = unzip(bytes, (file) => file.name === name)[name];
    if (part === undefined || part.length > size) throw new UnreadableFileError('unreadable');
    return part;
  };
}

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    throw cause instanceof UnreadableFileError ? cause : new UnreadableFileError('unreadable');
  }
}
