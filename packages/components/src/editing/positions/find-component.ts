import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { type ComponentPath, getPosition, type ListPosition } from './component-path.ts';
import { type ComponentList, editList } from './edit-list.ts';

/** Returns the component at a path; `undefined` if it doesn't exist (any more). */
export function findComponent(form: FormDefinition, path: ComponentPath): ComponentDefinition | undefined {
  const { index, ...position } = getPosition(path);
  return findList(form, position)?.[index];
}

/** Returns the components in a list; empty if the list isn't stored yet, and `undefined` if the slot doesn't exist. */
export function findList(form: FormDefinition, position: ListPosition): ComponentList | undefined {
  let found: ComponentList | undefined;
  editList(form, position, (list) => {
    found = list;
    return list;
  });
  return found;
}
