import type { FormDefinition } from '@tideform/engine';
import { componentAt, listAt } from '../place/component-at.ts';
import {
  type ComponentPath,
  type DropPlace,
  type Edited,
  isSameList,
  isWithin,
  pathAfterRemoval,
  placeOf,
} from '../place/component-path.ts';
import { followMove } from '../references/follow-move.ts';
import { insertComponents } from './insert-components.ts';
import { removeComponent } from './remove-component.ts';

/**
 * Moves a component anywhere but into itself. References to it, and its own, follow.
 * @param to the place as the form is now, with the component still where it was
 */
export function moveComponent(form: FormDefinition, path: ComponentPath, to: DropPlace): Edited {
  const definition = componentAt(form, path);
  if (!definition || isWithin(to.parent, path) || !listAt(form, to)) return { form, path };
  const from = placeOf(path);
  const isBehind = isSameList(from, to) && from.index < to.index;
  if (isSameList(from, to) && (to.index === from.index || to.index === from.index + 1)) return { form, path };
  const moved = insertComponents(removeComponent(form, path).form, [definition], {
    parent: to.parent === undefined ? undefined : pathAfterRemoval(to.parent, path),
    slot: to.slot,
    index: isBehind ? to.index - 1 : to.index,
  });
  return { ...moved, ...followMove(form, moved.form) };
}
