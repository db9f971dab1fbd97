import { type FormDefinition, serializeForm, upgradeForm } from '@tideform/engine';

/**
 * Where a form of form.io is another one once it was imported, opened in the builder and downloaded again: `components.2.currency`. None:
 * it came back as it was.
 *
 * @param source JSON of its file
 * @param form what it was read as
 */
export function differencesOf(source: string, form: FormDefinition): readonly string[] {
  const read = JSON.stringify(form);
  if (!JSON.stringify(JSON.parse(source)).includes(read)) return ['what was read is not what the file says'];
  return differ(JSON.parse(read), JSON.parse(serializeForm(upgradeForm(form))), '');
}

function differ(before: unknown, after: unknown, path: string): readonly string[] {
  if (!isTree(before) || !isTree(after)) return Object.is(before, after) ? [] : [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differ(before[name], after[name], path === '' ? name : `${path}.${name}`));
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
