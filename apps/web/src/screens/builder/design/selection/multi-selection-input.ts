import type { ComponentPath } from '@tideform/components/editing';
import { isMultiSelection, type Pane, type Selection } from './create-selection.ts';

interface ModifierKeys {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a click extends the selection, by a modifier key. */
export const hasMultiSelectModifier = ({ ctrlKey, metaKey, shiftKey }: ModifierKeys): boolean =>
  ctrlKey || metaKey || shiftKey;

/**
 * Updates the selection after a click on a component: selects only that component; with Ctrl or in multi-selection
 * mode, toggles it; with Shift, selects the range from the anchor.
 * @param getOrder returns all selectable paths, from top to bottom
 */
export function selectByClick(
  selection: Selection,
  path: ComponentPath,
  event: ModifierKeys,
  getOrder: () => readonly ComponentPath[],
  pane: Pane,
): void {
  if (event.shiftKey) selection.extend(path, getOrder(), pane);
  else if (hasMultiSelectModifier(event) || selection.current().isMultiSelectMode) selection.toggle(path, pane);
  // On the canvas, the click has already moved the focus.
  else selection.select(path, pane === 'outline' ? pane : undefined);
}

/**
 * Handles a key for multi-selection, on the canvas and in the outline.
 * @param next returns the component that a navigation key leads to without Shift
 * @returns whether the key was handled
 */
export function handleMultiSelectKey(
  selection: Selection,
  path: ComponentPath,
  event: ModifierKeys & { readonly key: string; readonly altKey: boolean },
  next: (key: string) => ComponentPath | undefined,
  getOrder: () => readonly ComponentPath[],
  pane: Pane,
): boolean {
  const { key, altKey, shiftKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const state = selection.current();
  if (altKey) return false;
  if (key === ' ' && (isCommand || state.isMultiSelectMode)) {
    if (state.isMultiSelectMode) selection.toggle(path, pane);
    else selection.setMultiSelectMode(true);
    return true;
  }
  if (key === 'Escape' && isMultiSelection(state)) {
    selection.select(path, pane);
    return true;
  }
  if (key.toLowerCase() === 'a' && isCommand && !shiftKey) {
    const list = path.slice(0, path.lastIndexOf('.') + 1);
    selection.selectAll(
      getOrder().filter((one) => one.slice(0, one.lastIndexOf('.') + 1) === list),
      pane,
    );
    return true;
  }
  const target = shiftKey && !isCommand && navigationKeys.has(key) ? next(key) : undefined;
  if (target === undefined) return false;
  selection.extend(target, getOrder(), pane);
  return true;
}

const navigationKeys: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'Home', 'End']);
