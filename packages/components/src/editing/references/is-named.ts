import { type FormDefinition, walkComponents } from '@tideform/engine';

/** Lists of components, which are walked themselves, and what names the component itself. */
const apart: ReadonlySet<string> = new Set(['components', 'columns', 'rows', 'key', 'type', 'label']);

/**
 * Whether anything in a form may name a key: a plain look for its letters. Where nothing does, no reference has to be followed
 * while an author types a label, letter by letter.
 */
export function isNamed(form: FormDefinition, key: string): boolean {
  const letters = JSON.stringify(key).slice(1, -1);
  const says = (value: unknown): boolean =>
    typeof value === 'string'
      ? value.includes(letters)
      : typeof value === 'object' && value !== null && JSON.stringify(value).includes(letters);
  for (const { definition } of walkComponents(form)) {
    for (const [property, value] of Object.entries(definition)) {
      const isText = property === 'label' && typeof value === 'string' && value.includes('{');
      if ((isText || !apart.has(property)) && says(value)) return true;
    }
  }
  return false;
}
