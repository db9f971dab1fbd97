import { type UnzipFileInfo, unzipSync } from 'fflate';

/** What a zip may cost that somebody brings: nothing beyond is unpacked. */
const limits = { entries: 5_000, unpackedBytes: 100_000_000 };

/** A file that cannot be read as what it says it is. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly reason: 'tooLarge' | 'unreadable';

  constructor(reason: 'tooLarge' | 'unreadable') {
    super(reason);
    this.reason = reason;
  }
}

/** Unpacks one part by its name; `undefined` when there is none. */
export type ReadPart = (name: string) => Uint8Array | undefined;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * Opens a zip, as workbooks and documents are. What a part says of its size in the directory is the most that is unpacked.
 *
 * @throws {UnreadableFile}
 */
export function openPackage(bytes: Uint8Array): ReadPart {
  const sizes = new Map<string, number>();
  unzip(bytes, ({ name, originalSize }) => {
    if (sizes.size >= limits.entries) throw new UnreadableFile('tooLarge');
    if (sizes.has(name)) throw new UnreadableFile('unreadable');
    sizes.set(name, originalSize);
    return false;
  });
  let left = limits.unpackedBytes;
  return (name) => {
    const size = sizes.get(name);
    if (size === undefined) return undefined;
    left -= size;
    if (left < 0) throw new UnreadableFile('tooLarge');
    const part = unzip(bytes, (file) => file.name === name)[name];
    if (part === undefined || part.length > size) throw new UnreadableFile('unreadable');
    return part;
  };
}

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    throw cause instanceof UnreadableFile ? cause : new UnreadableFile('unreadable');
  }
}
