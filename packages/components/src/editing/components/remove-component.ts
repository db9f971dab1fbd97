import type { FormDefinition } from '@tideform/engine';
import { componentAt, listAt } from '../place/component-at.ts';
import { type ComponentPath, type Edited, pathAt, placeOf } from '../place/component-path.ts';
import { editList } from '../place/edit-list.ts';

/** Takes a component away with all that lies in it. Selected is then the next one, the one before, or its parent. */
export function removeComponent(form: FormDefinition, path: ComponentPath): Edited {
  const place = placeOf(path);
  if (!componentAt(form, path)) return { form, path };
  const next = editList(form, place, (list) => list.filter((_, index) => index !== place.index));
  const left = listAt(next, place)?.length ?? 0;
  return { form: next, path: left > 0 ? pathAt({ ...place, index: Math.min(place.index, left - 1) }) : place.parent };
}
