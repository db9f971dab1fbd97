import type { ComponentPath, Step } from '@tideform/components/editing';
import type { Design } from '../design-context.ts';
import type { Pane } from '../selection/create-selection.ts';

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Does what a key means for a selected component, in the canvas as in the outline. Walking is each pane's own.
 * @param isRtl the arrows left and right are the other way round
 * @returns whether the key meant something
 */
export function pressKey(design: Design, path: ComponentPath, event: Pressed, pane: Pane, isRtl: boolean): boolean {
  const step = event.altKey && stepOf(event.key, isRtl);
  if (step) {
    design.step(path, step, pane);
    return true;
  }
  if (event.altKey || event.shiftKey) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  const act = isCommand ? commands[event.key.toLowerCase()] : keys[event.key];
  act?.(design, path, pane);
  return act !== undefined;
}

type Act = (design: Design, path: ComponentPath, pane: Pane) => void;

/** NOTE: Ctrl+V is not here: the browser's own paste event gives the clipboard without asking the person. */
const commands: Readonly<Record<string, Act | undefined>> = {
  c: (design, path) => design.copy(path),
  x: (design, path, pane) => design.cut(path, pane),
  d: (design, path, pane) => design.duplicate(path, pane),
};

const keys: Readonly<Record<string, Act | undefined>> = {
  Enter: (design) => design.edit(),
  F2: (design) => design.selection.name(true),
  Delete: (design, path, pane) => design.remove(path, pane),
  Backspace: (design, path, pane) => design.remove(path, pane),
};

function stepOf(key: string, isRtl: boolean): Step | undefined {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowRight') return isRtl ? 'out' : 'in';
  return key === 'ArrowLeft' ? (isRtl ? 'in' : 'out') : undefined;
}
