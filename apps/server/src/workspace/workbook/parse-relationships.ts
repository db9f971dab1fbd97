import type { PartReader } from './open-package.ts';
import { parseXml } from './parse-xml.ts';
import type { WorkbookLimits } from './workbook.ts';

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
