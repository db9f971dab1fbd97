import type { FormDefinition } from '@tideform/engine';
import {
  adjustPathAfterRemoval,
  type ComponentPath,
  type DropPosition,
  formatPath,
  getPosition,
  isSameList,
  isWithin,
  type MultiEditResult,
} from '../positions/component-path.ts';
import { findComponent, findList } from '../positions/find-component.ts';
import { findOutermost } from '../positions/find-outermost.ts';
import { SINGLE_SLOT } from '../positions/slot-path.ts';
import { updateReferencesAfterMove } from '../references/update-references-after-move.ts';
import { insertComponents } from './insert-components.ts';
import { moveComponent } from './move-component.ts';
import { removeComponent } from './remove-component.ts';

/**
 * Moves components next to each other at one position. Changes nothing if the position is inside one of the components,
 * or is a slot that accepts only one component.
 * @param to position in the current form, which still contains the components at their old positions
 */
export function moveComponents(
  form: FormDefinition,
  paths: Iterable<ComponentPath>,
  to: DropPosition,
): MultiEditResult {
  const moved = findOutermost(form, paths);
  const [first, second] = moved;
  if (first === undefined || second === undefined) {
    const path = first === undefined ? undefined : moveComponent(form, first, to);
    return path?.path === undefined ? { form, paths: moved } : { ...path, paths: [path.path] };
  }
  const isRefused = !findList(form, to) || to.slot === SINGLE_SLOT || moved.some((path) => isWithin(to.parent, path));
  if (isRefused || isAlreadyThere(moved, to)) return { form, paths: moved };
  const definitions = moved.map((path) => findComponent(form, path)!);
  const isBefore = (path: ComponentPath) => isSameList(getPosition(path), to) && getPosition(path).index < to.index;
  const index = to.index - moved.filter(isBefore).length;
  // Starts with the last component, because each removal shifts the components that follow.
  const left = moved.reduceRight((now, path) => removeComponent(now, path).form, form);
  const parent = moved.reduceRight((now, path) => now && adjustPathAfterRemoval(now, path), to.parent);
  const inserted = insertComponents(left, definitions, { ...to, parent, index });
  const position = getPosition(inserted.path!);
  return {
    ...updateReferencesAfterMove(form, inserted.form),
    paths: moved.map((_, offset) => formatPath({ ...position, index: position.index + offset })),
  };
}

/** Returns whether components are already next to each other at a position. */
function isAlreadyThere(paths: readonly ComponentPath[], to: DropPosition): boolean {
  const first = getPosition(paths[0]!).index;
  const isRow = paths.every(
    (path, offset) => isSameList(getPosition(path), to) && getPosition(path).index === first + offset,
  );
  return isRow && to.index >= first && to.index <= first + paths.length;
}
