import type { ComponentPath, MoveStep } from '@tideform/components/editing';
import type { DesignActions } from '../design-actions-context.ts';
import type { Pane } from '../selection/create-selection.ts';

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
