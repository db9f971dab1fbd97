import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { type DropPosition, type EditResult, formatPath } from '../positions/component-path.ts';
import { editList } from '../positions/edit-list.ts';
import { findList } from '../positions/find-component.ts';

/**
 * Inserts components unchanged.
 * @returns the path of the first inserted component; `undefined` if the position doesn't exist
 */
export function insertComponents(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  position: DropPosition,
): EditResult {
  const list = findList(form, position);
  if (!list || definitions.length === 0) return { form, path: undefined };
  const index = Math.max(0, Math.min(position.index, list.length));
  const next = [...list.slice(0, index), ...definitions, ...list.slice(index)];
  return { form: editList(form, position, () => next), path: formatPath({ ...position, index }) };
}
