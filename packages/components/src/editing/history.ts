import type { FormDefinition } from '@tideform/engine';

/** What is edited, with the states that undo and redo lead to. */
export interface History<State = FormDefinition> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** What the last command was about; `undefined` after undo and redo. */
  readonly topic?: string | undefined;
}

/** Snapshots that undo can go back. They share everything that a command did not touch. */
export const historyLimit = 20;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/**
 * Makes the result of a command the present. A command that changed nothing leaves no trace.
 * @param topic commands about the same topic in a row are one step: the letters of a label are undone together
 */
export function record<State>(history: History<State>, next: State, topic?: string): History<State> {
  if (next === history.present) return history;
  if (topic !== undefined && topic === history.topic) return { ...history, present: next };
  return { past: [...history.past, history.present].slice(-historyLimit), present: next, future: [], topic };
}

export function undo<State>(history: History<State>): History<State> {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

export function redo<State>(history: History<State>): History<State> {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future };
}
