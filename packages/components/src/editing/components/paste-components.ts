import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { giveKeys } from '../keys/give-keys.ts';
import type { DropPlace, Edited } from '../place/component-path.ts';
import { type Copies, followEdit } from '../references/follow-edit.ts';
import { originalsOf } from '../references/originals-of.ts';
import { insertComponents } from './insert-components.ts';

/** Where pasted components come from, when it is this form. */
export interface PastedFrom extends Pick<Copies, 'isMoved'> {
  /** The form when they were copied or cut, with them in it. */
  readonly form: FormDefinition;
  readonly definitions: readonly ComponentDefinition[];
}

/**
 * Puts copied components at a place. Keys that the form does not use are kept, so that cut and paste is a move. References among
 * them point at each other. What was not copied is the same component as before, or of another form what has its name here.
 */
export function pasteComponents(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  place: DropPlace,
  from: PastedFrom = { form: { components: definitions }, definitions },
): Edited {
  const pasted = giveKeys(definitions, form);
  const edited = insertComponents(form, pasted, place);
  const originals = originalsOf(pasted, from.definitions);
  const { isMoved = false } = from;
  return { ...edited, ...followEdit(form, edited.form, { from: from.form, originals, isMoved }) };
}
