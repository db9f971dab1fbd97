import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { giveKeys } from '../keys/give-keys.ts';
import type { DropPlace, Edited } from '../place/component-path.ts';
import { followEdit } from '../references/follow-edit.ts';
import { originalsOf } from '../references/originals-of.ts';
import { insertComponents } from './insert-components.ts';

/**
 * Puts copied components at a place. Keys that the form does not use are kept, so that cut and paste is a move. References among
 * them point at each other; what was not copied is found in this form by its name.
 */
export function pasteComponents(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  place: DropPlace,
): Edited {
  const pasted = giveKeys(definitions, form);
  const edited = insertComponents(form, pasted, place);
  const originals = originalsOf(pasted, definitions);
  return { ...edited, ...followEdit(form, edited.form, { from: { components: definitions }, originals }) };
}
