import type { ComponentPath } from '@tideform/components/editing';
import { isSeveral, type Pane, type Selection } from './create-selection.ts';

interface Pressed {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a press is about several. */
export const isForSeveral = ({ ctrlKey, metaKey, shiftKey }: Pressed): boolean => ctrlKey || metaKey || shiftKey;

/**
 * What a press on a component selects: it alone; with Ctrl, or while one is picking, one more or less; with Shift all
 * from where one began.
 * @param order what there is to select, from top to bottom
 */
export function pressOn(
  selection: Selection,
  path: ComponentPath,
  event: Pressed,
  order: () => readonly ComponentPath[],
  pane: Pane,
): void {
  if (event.shiftKey) selection.extend(path, order(), pane);
  else if (isForSeveral(event) || selection.current().isPicking) selection.toggle(path, pane);
  // On the canvas the press itself has given the focus.
  else selection.select(path, pane === 'outline' ? pane : undefined);
}

/**
 * What a key means for several, in the canvas as in the outline.
 * @param next the component that the arrow leads to, as without Shift
 * @returns whether it meant something
 */
export function pressForSeveral(
  selection: Selection,
  path: ComponentPath,
  event: Pressed & { readonly key: string; readonly altKey: boolean },
  next: (key: string) => ComponentPath | undefined,
  order: () => readonly ComponentPath[],
  pane: Pane,
): boolean {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const state = selection.current();
  if (altKey) return false;
  if (key === ' ' && (isCommand || state.isPicking)) {
    if (state.isPicking) selection.toggle(path, pane);
    else selection.pick(true);
    return true;
  }
  if (key === 'Escape' && isSeveral(state)) {
    selection.select(path, pane);
    return true;
  }
  if (key.toLowerCase() === 'a' && isCommand && !shiftKey) {
    const list = path.slice(0, path.lastIndexOf('.') + 1);
    selection.selectAll(
      order().filter((one) => one.slice(0, one.lastIndexOf('.') + 1) === list),
      pane,
    );
    return true;
  }
  const reached = shiftKey && !isCommand && walking.has(key) ? next(key) : undefined;
  if (reached === undefined) return false;
  selection.extend(reached, order(), pane);
  return true;
}

const walking: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);
