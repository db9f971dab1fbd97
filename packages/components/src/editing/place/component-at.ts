import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { type ComponentPath, type ListPlace, placeOf } from './component-path.ts';
import { type ComponentList, editList } from './edit-list.ts';

/** The component at a path; `undefined` when there is none (any more). */
export function componentAt(form: FormDefinition, path: ComponentPath): ComponentDefinition | undefined {
  const { index, ...place } = placeOf(path);
  return listAt(form, place)?.[index];
}

/** The components in a list, none where the list is still to be made; `undefined` when there is no such place. */
export function listAt(form: FormDefinition, place: ListPlace): ComponentList | undefined {
  let found: ComponentList | undefined;
  editList(form, place, (list) => {
    found = list;
    return list;
  });
  return found;
}
