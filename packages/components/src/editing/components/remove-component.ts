import type { FormDefinition } from '@tideform/engine';
import { type ComponentPath, type EditResult, formatPath, getPosition } from '../positions/component-path.ts';
import { editList } from '../positions/edit-list.ts';
import { findComponent, findList } from '../positions/find-component.ts';

/** Removes a component with its children. Selects the next component, the previous one, or the parent. */
export function removeComponent(form: FormDefinition, path: ComponentPath): EditResult {
  const position = getPosition(path);
  if (!findComponent(form, path)) return { form, path };
  const next = editList(form, position, (list) => list.filter((_, index) => index !== position.index));
  const left = findList(next, position)?.length ?? 0;
  return {
    form: next,
    path: left > 0 ? formatPath({ ...position, index: Math.min(position.index, left - 1) }) : position.parent,
  };
}
