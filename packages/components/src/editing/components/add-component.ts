import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { DropPlace, Edited } from '../place/component-path.ts';
import { pasteComponents } from './paste-components.ts';

/**
 * Adds a new component, or one that the team has saved, with all that lies in it. It gets its key from its label: `textField`, the next
 * one `textField1`. References within it follow.
 */
export const addComponent = (form: FormDefinition, definition: ComponentDefinition, place: DropPlace): Edited =>
  pasteComponents(form, [definition], place);
