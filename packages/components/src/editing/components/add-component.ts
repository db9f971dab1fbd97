import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { DropPosition, EditResult } from '../positions/component-path.ts';
import { pasteComponents } from './paste-components.ts';

/**
 * Adds a new component, or a custom field of the team, with its children. Generates the key from the label:
 * `textField`, then `textField1`. References within the component are updated.
 */
export const addComponent = (
  form: FormDefinition,
  definition: ComponentDefinition,
  position: DropPosition,
): EditResult => pasteComponents(form, [definition], position);
