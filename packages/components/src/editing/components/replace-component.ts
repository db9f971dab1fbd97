import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { ComponentPath, Edited } from '../place/component-path.ts';
import { editComponent } from '../place/edit-list.ts';

/** Puts another definition in the place of a component: what its settings make of it. */
export function replaceComponent(form: FormDefinition, path: ComponentPath, next: ComponentDefinition): Edited {
  return { form: editComponent(form, path, () => next), path };
}
