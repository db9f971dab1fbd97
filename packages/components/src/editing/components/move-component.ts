import type { FormDefinition } from '@tideform/engine';
import {
  adjustPathAfterRemoval,
  type ComponentPath,
  type DropPosition,
  type EditResult,
  getPosition,
  isSameList,
  isWithin,
} from '../positions/component-path.ts';
import { findComponent, findList } from '../positions/find-component.ts';
import { updateReferencesAfterMove } from '../references/update-references-after-move.ts';
import { insertComponents } from './insert-components.ts';
import { removeComponent } from './remove-component.ts';

/**
 * Moves a component to another position, and updates references from and to it. A move into the component itself is
 * ignored.
 * @param to position in the current form, which still contains the component at its old position
 */
export function moveComponent(form: FormDefinition, path: ComponentPath, to: DropPosition): EditResult {
  const definition = findComponent(form, path);
  if (!definition || isWithin(to.parent, path) || !findList(form, to)) return { form, path };
  const from = getPosition(path);
  const isBehind = isSameList(from, to) && from.index < to.index;
  if (isSameList(from, to) && (to.index === from.index || to.index === from.index + 1)) return { form, path };
  const moved = insertComponents(removeComponent(form, path).form, [definition], {
    parent: to.parent === undefined ? undefined : adjustPathAfterRemoval(to.parent, path),
    slot: to.slot,
    index: isBehind ? to.index - 1 : to.index,
  });
  return { ...moved, ...updateReferencesAfterMove(form, moved.form) };
}
