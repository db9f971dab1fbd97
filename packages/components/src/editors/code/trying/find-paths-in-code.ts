import type { TargetField } from '../../conditionBuilder/logic/target-fields.ts';

/** Returns the data paths of the fields that code uses, found by searching the code's text for their names. */
export function findPathsInCode(code: string, kind: string, fields: readonly TargetField[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, root, path] of code.matchAll(/\b(data|row)((?:\??\.[A-Za-z_$][\w$]*|\[\d+\])+)/g)) {
    names.add(`${root}${path!.replace(/\?|\[\d+\]/g, '')}`);
  }
  const isNamed = (name: string) => [...names].some((one) => one === name || one.startsWith(`${name}.`));
  const isRead = ({ variable, path, key, grid, isEditedComponent }: TargetField) =>
    (variable !== undefined && isNamed(variable)) ||
    (grid === undefined && isNamed(`row.${key}`)) ||
    isNamed(`data.${path}`) ||
    code.includes(`'${key}'`) ||
    code.includes(`"${key}"`) ||
    (isEditedComponent && (kind === 'validate.custom' || kind === 'onChange') && /\b(?:input|value)\b/.test(code));
  const read = fields.filter(isRead);
  const grids = new Set(read.filter(({ kind: of }) => of === 'rows').map(({ path }) => path));
  const isColumn = ({ grid, key }: TargetField) => grid !== undefined && grids.has(grid) && code.includes(`.${key}`);
  return new Set([...read, ...fields.filter(isColumn)].map(({ path }) => path));
}
