import { type FormDefinition, findChildSlots } from '@tideform/engine';
import { isPage } from '../../specs.ts';
import { type ComponentPath, type DropPosition, getPosition } from './component-path.ts';
import { findComponent, findList } from './find-component.ts';

export type MoveStep = 'up' | 'down' | 'in' | 'out';

/**
 * Returns the target position for moving a component by keyboard; `undefined` if it can't move further.
 * - `up`, `down`: among its siblings, then into the neighboring column or wizard page.
 * - `in`: to the end of the container before it.
 * - `out`: after its parent.
 *
 * A wizard page only moves among the pages, and a component on a page can't move out of the pages.
 */
export function findStepPosition(form: FormDefinition, path: ComponentPath, step: MoveStep): DropPosition | undefined {
  const position = getPosition(path);
  if (step === 'in') return findPositionInPrevious(form, path);
  if (step === 'out')
    return position.parent === undefined || isPagePath(form, position.parent)
      ? undefined
      : getNextPosition(position.parent);
  const length = findList(form, position)?.length ?? 0;
  if (step === 'up' && position.index > 0) return { ...position, index: position.index - 1 };
  if (step === 'down' && position.index < length - 1) return { ...position, index: position.index + 2 };
  return findPositionInNeighbor(form, position, step === 'up' ? -1 : 1);
}

/**
 * Returns the target position for moving several components together by keyboard. Components between them aren't moved.
 * @param paths paths of the components, from top to bottom
 */
export function findStepPositionOfAll(
  form: FormDefinition,
  paths: readonly ComponentPath[],
  step: MoveStep,
): DropPosition | undefined {
  const path = step === 'down' ? paths.at(-1) : paths[0];
  return path === undefined ? undefined : findStepPosition(form, path, step);
}

const getNextPosition = (path: ComponentPath): DropPosition => {
  const position = getPosition(path);
  return { ...position, index: position.index + 1 };
};

function findPositionInPrevious(form: FormDefinition, path: ComponentPath): DropPosition | undefined {
  const position = getPosition(path);
  if (isPagePath(form, path)) return undefined;
  const previous = position.index > 0 ? findList(form, position)?.[position.index - 1] : undefined;
  const slot = previous && findChildSlots(previous)[0];
  if (!slot) return undefined;
  const parent = `${path.slice(0, path.lastIndexOf('.') + 1)}${position.index - 1}`;
  return { parent, slot: slot.name, index: slot.components.length };
}

/** Returns the position in the neighboring slot of the same container, or on the neighboring wizard page. */
function findPositionInNeighbor(form: FormDefinition, position: DropPosition, by: 1 | -1): DropPosition | undefined {
  const { parent, slot } = position;
  const container = parent === undefined ? undefined : findComponent(form, parent);
  if (parent === undefined || !container) return undefined;
  if (isPagePath(form, parent)) return findPositionOnPage(form, Number(parent) + by, by);
  const slots = findChildSlots(container);
  const next = slots[slots.findIndex(({ name }) => name === slot) + by];
  return next && slots.some(({ name }) => name === slot)
    ? { parent, slot: next.name, index: by > 0 ? 0 : next.components.length }
    : undefined;
}

function findPositionOnPage(form: FormDefinition, index: number, by: 1 | -1): DropPosition | undefined {
  const page = form.components[index];
  if (!page || !isPage(page)) return undefined;
  const parent = String(index);
  const slot = 'components';
  return { parent, slot, index: by > 0 ? 0 : (findList(form, { parent, slot })?.length ?? 0) };
}

function isPagePath(form: FormDefinition, path: ComponentPath): boolean {
  const root = /^\d+$/.test(path) ? form.components[Number(path)] : undefined;
  return form.display === 'wizard' && root !== undefined && isPage(root);
}
