import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import type { ComponentPath, MultiEditResult } from '../positions/component-path.ts';
import { editComponent } from '../positions/edit-list.ts';

/** Replaces the definitions of several components after a shared setting was changed. */
export function replaceComponents(
  form: FormDefinition,
  next: ReadonlyMap<ComponentPath, ComponentDefinition>,
): MultiEditResult {
  return {
    form: [...next].reduce((now, [path, definition]) => editComponent(now, path, () => definition), form),
    paths: [...next.keys()],
  };
}
