import { type UnzipFileInfo, unzipSync } from 'fflate';
import { parseXml } from './parse-xml.ts';
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

/** A relationship of a part to another part of the package. */
export interface Relationship {
  readonly id: string;
  /** Last segment of its type: `worksheet`, `table`, `sharedStrings`. */
  readonly kind: string;
  /** Name of the target part in the package. */
  readonly part: string;
}

/** Reads a part's relationships in file order, without external ones. */
export function parseRelationships(readPart: PartReader, part: string, limits: WorkbookLimits): Relationship[] {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const bytes = readPart(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  const relations: Relationship[] = [];
  if (bytes === undefined) return relations;
  const onOpen = (name: string, { Id = '', Type = '', Target = '', TargetMode }: Readonly<Record<string, string>>) => {
    if (name !== 'Relationship' || TargetMode === 'External') return;
    relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), part: resolvePartName(folder, Target) });
  };
  parseXml(bytes, { onOpen }, limits);
  return relations;
}

function resolvePartName(folder: string, target: string): string {
  const names: string[] = [];
  for (const name of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}
