import {
  type ComponentPath,
  componentAt,
  type Edited,
  followEdit,
  replaceComponent,
} from '@tideform/components/editing';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { pathNow } from './path-now.ts';

/**
 * Puts what its settings made of a component in its place. When it has another key, everything that
 * named the old one names the new one.
 *
 * @param before the component whose settings they are, as it was shown at this path
 * @returns `undefined`: it is in the form no more
 */
export function changeComponent(
  form: FormDefinition,
  path: ComponentPath,
  before: ComponentDefinition,
  next: ComponentDefinition,
): Edited | undefined {
  const at = pathNow(form, path, before);
  const now = at === undefined ? undefined : componentAt(form, at);
  if (at === undefined || !now) return undefined;
  const changed = replaceComponent(form, at, next);
  if (now.key === next.key || !isNamed(form, now.key ?? '')) return changed;
  return { ...changed, ...followEdit(form, changed.form) };
}

/** Lists of components, which are walked themselves, and what names the component itself. */
const apart: ReadonlySet<string> = new Set(['components', 'columns', 'rows', 'key', 'type', 'label']);

/**
 * Whether anything in a form may name a key: a plain look for its letters. Where nothing does, no reference has to be followed
 * while an author types a label, letter by letter.
 */
function isNamed(form: FormDefinition, key: string): boolean {
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
