import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { listAt } from '../place/component-at.ts';
import { type DropPlace, type Edited, pathAt } from '../place/component-path.ts';
import { editList } from '../place/edit-list.ts';

/** Puts components at a place as they are. @returns the path of the first; none when there is no such place */
export function insertComponents(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  place: DropPlace,
): Edited {
  const list = listAt(form, place);
  if (!list || definitions.length === 0) return { form, path: undefined };
  const index = Math.max(0, Math.min(place.index, list.length));
  const next = [...list.slice(0, index), ...definitions, ...list.slice(index)];
  return { form: editList(form, place, () => next), path: pathAt({ ...place, index }) };
}
