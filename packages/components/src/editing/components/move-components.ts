import type { FormDefinition } from '@tideform/engine';
import { componentAt, listAt } from '../place/component-at.ts';
import {
  type ComponentPath,
  type DropPlace,
  type EditedSeveral,
  isSameList,
  isWithin,
  pathAfterRemoval,
  pathAt,
  placeOf,
} from '../place/component-path.ts';
import { outermost } from '../place/outermost.ts';
import { ONE } from '../place/slot-steps.ts';
import { followMove } from '../references/follow-move.ts';
import { insertComponents } from './insert-components.ts';
import { moveComponent } from './move-component.ts';
import { removeComponent } from './remove-component.ts';

/**
 * Moves components to one place, where they lie one behind the other; not into one of themselves, nor several to where
 * there is room for one.
 * @param to the place as the form is now, with the components still where they were
 */
export function moveComponents(form: FormDefinition, paths: Iterable<ComponentPath>, to: DropPlace): EditedSeveral {
  const moved = outermost(form, paths);
  const [first, second] = moved;
  if (first === undefined || second === undefined) {
    const path = first === undefined ? undefined : moveComponent(form, first, to);
    return path?.path === undefined ? { form, paths: moved } : { ...path, paths: [path.path] };
  }
  const isRefused = !listAt(form, to) || to.slot === ONE || moved.some((path) => isWithin(to.parent, path));
  if (isRefused || liesThere(moved, to)) return { form, paths: moved };
  const definitions = moved.map((path) => componentAt(form, path)!);
  const isBefore = (path: ComponentPath) => isSameList(placeOf(path), to) && placeOf(path).index < to.index;
  const index = to.index - moved.filter(isBefore).length;
  // The last first: what is taken away shifts what lies behind it.
  const left = moved.reduceRight((now, path) => removeComponent(now, path).form, form);
  const parent = moved.reduceRight((now, path) => now && pathAfterRemoval(now, path), to.parent);
  const inserted = insertComponents(left, definitions, { ...to, parent, index });
  const place = placeOf(inserted.path!);
  return {
    ...followMove(form, inserted.form),
    paths: moved.map((_, offset) => pathAt({ ...place, index: place.index + offset })),
  };
}

/** Whether components lie one behind the other already, around or beside a place. */
function liesThere(paths: readonly ComponentPath[], to: DropPlace): boolean {
  const first = placeOf(paths[0]!).index;
  const isRow = paths.every((path, offset) => isSameList(placeOf(path), to) && placeOf(path).index === first + offset);
  return isRow && to.index >= first && to.index <= first + paths.length;
}
