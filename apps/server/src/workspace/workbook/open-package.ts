import { type UnzipFileInfo, unzipSync } from 'fflate';
import { tooLarge, unsupported, type WorkbookLimits } from './workbook.ts';

/** Unpacks one part of a workbook file by its name, without a slash in front; `undefined` when there is none. */
export type ReadPart = (name: string) => Uint8Array | undefined;

/**
 * Opens a workbook file, a zip. Nothing is unpacked but what is asked for, and never more than the limits in all: sizes are
 * those of the directory, above which unpacking does not go.
 */
export function openPackage(bytes: Uint8Array, limits: WorkbookLimits): ReadPart {
  const sizes = listEntries(bytes, limits);
  let left = limits.unpackedBytes;
  return (name) => {
    const size = sizes.get(name);
    if (size === undefined) return undefined;
    left -= size;
    if (left < 0) throw tooLarge('bytes');
    const part = unzip(bytes, (file) => file.name === name)[name];
    if (part === undefined || part.length > size) throw unsupported('The package is damaged.');
    return part;
  };
}

function listEntries(bytes: Uint8Array, limits: WorkbookLimits): ReadonlyMap<string, number> {
  if (bytes.length > limits.packedBytes) throw tooLarge('bytes');
  const sizes = new Map<string, number>();
  let count = 0;
  unzip(bytes, (file) => {
    if (++count > limits.entries) throw tooLarge('parts');
    if (sizes.has(file.name)) throw unsupported('The package has a part twice.');
    sizes.set(file.name, file.originalSize);
    return false;
  });
  return sizes;
}

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    // what the filter threw says more
    if (cause instanceof Error && cause.name === 'UnreadableWorkbook') throw cause;
    throw unsupported('The file is no package of a workbook.');
  }
}
