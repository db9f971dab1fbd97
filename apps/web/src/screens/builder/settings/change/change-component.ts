import {
  type ComponentPath,
  componentAt,
  type Edited,
  followEdit,
  isNamed,
  replaceComponent,
} from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
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
