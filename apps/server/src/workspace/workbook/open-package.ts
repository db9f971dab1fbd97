import { type UnzipFileInfo, unzipSync } from 'fflate';
import { createTooLargeError, createUnsupportedError, type WorkbookLimits } from './workbook.ts';

/** Unpacks a part of a workbook by its name, without a leading slash; `undefined` if it doesn't exist. */
export type PartReader = (name: string) => Uint8Array | undefined;

/**
 * Opens a workbook file (a ZIP archive). Parts are unpacked only when read, and never more than the limits in total:
 * unpacking stops at the size in the archive's directory.
 */
export function openPackage(bytes: Uint8Array, limits: WorkbookLimits): PartReader {
  const sizes = listEntries(bytes, limits);
  let remainingBytes = limits.unpackedBytes;
  return (name) => {
    const size = sizes.get(name);
    if (size === undefined) return undefined;
    remainingBytes -= size;
    if (remainingBytes < 0) throw createTooLargeError('bytes');
    const part = unzip(bytes, (file) => file.name === name)[name];
    if (part === undefined || part.length > size) throw createUnsupportedError('The package is damaged.');
    return part;
  };
}

function listEntries(bytes: Uint8Array, limits: WorkbookLimits): ReadonlyMap<string, number> {
  if (bytes.length > limits.packedBytes) throw createTooLargeError('bytes');
  const sizes = new Map<string, number>();
  let count = 0;
  unzip(bytes, (file) => {
    if (++count > limits.entries) throw createTooLargeError('parts');
    if (sizes.has(file.name)) throw createUnsupportedError('The package has a duplicate part.');
    sizes.set(file.name, file.originalSize);
    return false;
  });
  return sizes;
}

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    // An error thrown by the filter is more specific.
    if (cause instanceof Error && cause.name === 'UnreadableWorkbook') throw cause;
    throw createUnsupportedError('The file isn’t a workbook package.');
  }
}
