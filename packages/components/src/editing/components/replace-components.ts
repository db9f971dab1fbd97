import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { ComponentPath, EditedSeveral } from '../place/component-path.ts';
import { editComponent } from '../place/edit-list.ts';

/** Puts other definitions in the places of several components: what was set for all of them. */
export function replaceComponents(
  form: FormDefinition,
  next: ReadonlyMap<ComponentPath, ComponentDefinition>,
): EditedSeveral {
  return {
    form: [...next].reduce((now, [path, definition]) => editComponent(now, path, () => definition), form),
    paths: [...next.keys()],
  };
}
