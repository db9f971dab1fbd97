import type { FormDefinition } from '@tideform/engine';
import { findComponent, findList } from '../place/component-at.ts';
import { type ComponentPath, type EditResult, formatPath, getPosition } from '../place/component-path.ts';
import { editList } from '../place/edit-list.ts';

/** Removes a component with its children. Selects the next component, the previous one, or the parent. */
export function removeComponent(form: FormDefinition, path: ComponentPath): EditResult {
  const place = getPosition(path);
  if (!findComponent(form, path)) return { form, path };
  const next = editList(form, place, (list) => list.filter((_, index) => index !== place.index));
  const left = findList(next, place)?.length ?? 0;
  return {
    form: next,
    path: left > 0 ? formatPath({ ...place, index: Math.min(place.index, left - 1) }) : place.parent,
  };
}
