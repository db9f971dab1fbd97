import { type ComponentPath, componentAt, type Edited, replaceComponent } from '@tideform/components/editing';
import type { ComponentDefinition, ComponentSpecs, FormDefinition } from '@tideform/engine';
import { followKeys, isKeyAsked } from './follow-keys.ts';

/**
 * Puts what its settings made of a component in its place. When it has another key, conditions that asked for the old
 * one ask for the new one.
 */
export function changeComponent(
  form: FormDefinition,
  path: ComponentPath,
  next: ComponentDefinition,
  specs: ComponentSpecs,
): Edited {
  const before = componentAt(form, path);
  const changed = replaceComponent(form, path, next);
  if (!before || before.key === next.key || !isKeyAsked(form, before.key ?? '')) return changed;
  return { ...changed, form: followKeys(form, changed.form, specs) };
}
