import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { DropPlace, Edited } from '../place/component-path.ts';
import { followEdit } from '../references/follow-edit.ts';
import { originalsOf } from '../references/originals-of.ts';
import { insertComponents } from './insert-components.ts';

/**
 * Puts removed components back where they were, as they were; what has been edited since stays. References to them and of them follow.
 *
 * @param before the form from which they were removed
 */
export function restoreComponents(
  form: FormDefinition,
  removed: readonly { readonly definition: ComponentDefinition; readonly place: DropPlace }[],
  before: FormDefinition,
): Edited {
  const start: Edited = { form, path: undefined };
  const put = removed.reduce((now, { definition, place }) => insertComponents(now.form, [definition], place), start);
  const definitions = removed.map(({ definition }) => definition);
  const originals = originalsOf(definitions, definitions);
  return { ...put, ...followEdit(form, put.form, { from: before, originals, isMoved: true }) };
}
