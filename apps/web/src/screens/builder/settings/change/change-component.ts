import { type ComponentPath, componentAt, type Edited, replaceComponent } from '@tideform/components/editing';
import type { ComponentDefinition, ComponentSpecs, FormDefinition } from '@tideform/engine';
import { followKeys, isKeyAsked } from './follow-keys.ts';
import { pathNow } from './path-now.ts';

/**
 * Puts what its settings made of a component in its place. When it has another key, conditions that asked for the old
 * one ask for the new one.
 *
 * @param before the component whose settings they are, as it was shown at this path
 * @returns `undefined`: it is in the form no more
 */
export function changeComponent(
  form: FormDefinition,
  path: ComponentPath,
  before: ComponentDefinition,
  next: ComponentDefinition,
  specs: ComponentSpecs,
): Edited | undefined {
  const at = pathNow(form, path, before);
  const now = at === undefined ? undefined : componentAt(form, at);
  if (at === undefined || !now) return undefined;
  const changed = replaceComponent(form, at, next);
  if (now.key === next.key || !isKeyAsked(form, now.key ?? '')) return changed;
  return { ...changed, form: followKeys(form, changed.form, specs) };
}
