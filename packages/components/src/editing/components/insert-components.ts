import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { findList } from '../place/component-at.ts';
import { type DropPosition, type EditResult, formatPath } from '../place/component-path.ts';
import { editList } from '../place/edit-list.ts';

/**
 * Inserts components unchanged.
 * @returns the path of the first inserted component; `undefined` if the position doesn't exist
 */
export function insertComponents(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  place: DropPosition,
): EditResult {
  const list = findList(form, place);
  if (!list || definitions.length === 0) return { form, path: undefined };
  const index = Math.max(0, Math.min(place.index, list.length));
  const next = [...list.slice(0, index), ...definitions, ...list.slice(index)];
  return { form: editList(form, place, () => next), path: formatPath({ ...place, index }) };
}
