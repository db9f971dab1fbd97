import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { giveKeys } from '../keys/give-keys.ts';
import type { DropPlace, Edited } from '../place/component-path.ts';
import { insertComponents } from './insert-components.ts';

/** Puts copied components at a place. Keys that the form does not use are kept, so that cut and paste is a move. */
export function pasteComponents(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  place: DropPlace,
): Edited {
  return insertComponents(form, giveKeys(definitions, form), place);
}
