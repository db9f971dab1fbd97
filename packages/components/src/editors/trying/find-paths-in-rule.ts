import { isRecord } from '@tideform/engine';
import type { TargetField } from '../conditionBuilder/logic/target-fields.ts';

/**
 * Returns the data paths of the fields that a JSONLogic rule may use, including columns of grids that it iterates over.
 */
export function findPathsInRule(rule: unknown, fields: readonly TargetField[]): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) for (const one of part) visit(one);
    if (!isRecord(part)) return;
    const { var: name } = part;
    const path = Array.isArray(name) ? name[0] : name;
    if (typeof path === 'string') names.add(path);
    for (const one of Object.values(part)) visit(one);
  };
  visit(rule);
  const found = fields.filter(({ variable }) => variable !== undefined && hasNameWithin(names, variable));
  const grids = new Set(found.filter(({ kind }) => kind === 'rows').map(({ path }) => path));
  const isColumn = ({ grid, key }: TargetField) =>
    grid !== undefined && grids.has(grid) && (names.has(key) || names.has(`current.${key}`));
  return new Set([...found, ...fields.filter(isColumn)].map(({ path }) => path));
}

function hasNameWithin(names: ReadonlySet<string>, variable: string): boolean {
  for (const name of names) if (name === variable || name.startsWith(`${variable}.`)) return true;
  return false;
}
