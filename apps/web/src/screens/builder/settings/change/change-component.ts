import type { ComponentDefinition, ComponentSpecs, FormDefinition } from '@tideform/engine';
import { replaceComponent } from '../../edit-form/components/replace-component.ts';
import { componentAt } from '../../edit-form/place/component-at.ts';
import type { ComponentPath, Edited } from '../../edit-form/place/component-path.ts';
import { followKeys } from './follow-keys.ts';

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
  if (!before || before.key === next.key) return changed;
  return { ...changed, form: followKeys(form, changed.form, specs) };
}
