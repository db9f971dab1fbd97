import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { giveKeys } from '../keys/give-keys.ts';
import type { DropPlace, Edited } from '../place/component-path.ts';
import { insertComponents } from './insert-components.ts';

/** Adds a new component. It gets its key from its label: `textField`, the next one `textField1`. */
export function addComponent(form: FormDefinition, definition: ComponentDefinition, place: DropPlace): Edited {
  return insertComponents(form, giveKeys([definition], form), place);
}
