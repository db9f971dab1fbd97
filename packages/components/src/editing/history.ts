import type { FormDefinition } from '@tideform/engine';

/** Undo history: the current state, and the states that undo and redo return to. */
export interface EditHistory<State = FormDefinition> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Topic of the last command; `undefined` after undo and redo. */
  readonly topic?: string | undefined;
}

/** Maximum number of undo steps. Snapshots share all objects that a command didn't change. */
export const maxUndoSteps = 20;

export const createHistory = <State>(present: State): EditHistory<State> => ({ past: [], present, future: [] });

/**
 * Records the result of a command. A command that changed nothing isn't recorded.
 * @param topic consecutive commands with the same topic are one undo step, such as typing the letters of a label
 */
export function recordEdit<State>(history: EditHistory<State>, next: State, topic?: string): EditHistory<State> {
  if (next === history.present) return history;
  if (topic !== undefined && topic === history.topic) return { ...history, present: next };
  return { past: [...history.past, history.present].slice(-maxUndoSteps), present: next, future: [], topic };
}

export function undo<State>(history: EditHistory<State>): EditHistory<State> {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

export function redo<State>(history: EditHistory<State>): EditHistory<State> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future };
}
