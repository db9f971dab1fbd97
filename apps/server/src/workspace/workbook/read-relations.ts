import type { ReadPart } from './open-package.ts';
import { parseXml } from './parse-xml.ts';
import type { WorkbookLimits } from './workbook.ts';

/** A part that another part refers to. */
export interface Relation {
  readonly id: string;
  /** The last word of its type: `worksheet`, `table`, `sharedStrings`. */
  readonly kind: string;
  /** Name in the package. */
  readonly part: string;
}

/** What a part refers to, in the order of the file; what lies outside of the package is left out. */
export function readRelations(readPart: ReadPart, part: string, limits: WorkbookLimits): Relation[] {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const bytes = readPart(`${folder}_rels/${part.slice(slash + 1)}.rels`);
  const relations: Relation[] = [];
  if (bytes === undefined) return relations;
  const onOpen = (name: string, { Id = '', Type = '', Target = '', TargetMode }: Readonly<Record<string, string>>) => {
    if (name !== 'Relationship' || TargetMode === 'External') return;
    relations.push({ id: Id, kind: Type.slice(Type.lastIndexOf('/') + 1), part: resolve(folder, Target) });
  };
  parseXml(bytes, { onOpen }, limits);
  return relations;
}

function resolve(folder: string, target: string): string {
  const names: string[] = [];
  for (const name of `${target.startsWith('/') ? '' : folder}${target}`.split('/')) {
    if (name === '..') names.pop();
    else if (name !== '.' && name !== '') names.push(name);
  }
  return names.join('/');
}
