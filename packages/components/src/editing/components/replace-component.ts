import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { ComponentPath, EditResult } from '../positions/component-path.ts';
import { editComponent } from '../positions/edit-list.ts';

/** Replaces the definition of a component after its settings were changed. */
export function replaceComponent(form: FormDefinition, path: ComponentPath, next: ComponentDefinition): EditResult {
  return { form: editComponent(form, path, () => next), path };
}
