import { type FormDefinition, serializeForm, upgradeForm } from '@tideform/engine';

/**
 * Returns the paths at which a form.io form differs after it was imported, opened in the builder and downloaded:
 * `components.2.currency`. Empty if the form is unchanged.
 *
 * @param source the JSON of the original file
 * @param form the imported form
 */
export function findDifferences(source: string, form: FormDefinition): readonly string[] {
  const read = JSON.stringify(form);
  if (!JSON.stringify(JSON.parse(source)).includes(read)) return ['the imported form differs from the file'];
  return listDifferences(JSON.parse(read), JSON.parse(serializeForm(upgradeForm(form))), '');
}

function listDifferences(before: unknown, after: unknown, path: string): readonly string[] {
  if (!isTree(before) || !isTree(after)) return Object.is(before, after) ? [] : [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) =>
    listDifferences(before[name], after[name], path === '' ? name : `${path}.${name}`),
  );
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
