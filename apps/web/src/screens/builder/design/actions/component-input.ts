import type { ComponentPath, MoveStep } from '@tideform/components/editing';
import type { DesignActions } from '../design-actions-context.ts';
import { isMultiSelection, type Pane, type Selection } from '../selection/create-selection.ts';

interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Runs the keyboard shortcut of a selected component, on the canvas and in the outline. Each pane handles its own
 * arrow-key navigation.
 * @param isRtl swaps the left and right arrow keys
 * @returns whether the key was handled
 */
export function handleShortcut(
  design: DesignActions,
  path: ComponentPath,
  event: KeyPress,
  pane: Pane,
  isRtl: boolean,
): boolean {
  const step = event.altKey && getMoveStep(event.key, isRtl);
  if (step) {
    design.step(path, step, pane);
    return true;
  }
  if (event.altKey || event.shiftKey) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  const action = isCommand ? ctrlKeyActions[event.key.toLowerCase()] : plainKeyActions[event.key];
  action?.(design, path, pane);
  return action !== undefined;
}

type ShortcutAction = (design: DesignActions, path: ComponentPath, pane: Pane) => void;

/** NOTE: doesn't contain Ctrl+V: the browser's own paste event provides the clipboard without asking for permission. */
const ctrlKeyActions: Readonly<Record<string, ShortcutAction | undefined>> = {
  c: (design, path) => design.copy(path),
  x: (design, path, pane) => design.cut(path, pane),
  d: (design, path, pane) => design.duplicate(path, pane),
};

const plainKeyActions: Readonly<Record<string, ShortcutAction | undefined>> = {
  Enter: (design) => design.focusSettings(),
  F2: (design) => design.selection.setNaming(true),
  Delete: (design, path, pane) => design.remove(path, pane),
  Backspace: (design, path, pane) => design.remove(path, pane),
};

function getMoveStep(key: string, isRtl: boolean): MoveStep | undefined {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowRight') return isRtl ? 'out' : 'in';
  return key === 'ArrowLeft' ? (isRtl ? 'in' : 'out') : undefined;
}

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
