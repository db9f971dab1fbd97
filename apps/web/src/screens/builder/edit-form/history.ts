import type { FormDefinition } from '@tideform/engine';

/** A form with the states that undo and redo lead to. */
export interface History {
  readonly past: readonly FormDefinition[];
  readonly present: FormDefinition;
  readonly future: readonly FormDefinition[];
}

/** Snapshots that undo can go back. They share everything that a command did not touch. */
export const historyLimit = 20;

export const startHistory = (form: FormDefinition): History => ({ past: [], present: form, future: [] });

/** Makes the result of a command the present. A command that changed nothing leaves no trace. */
export function record(history: History, next: FormDefinition): History {
  if (next === history.present) return history;
  return { past: [...history.past, history.present].slice(-historyLimit), present: next, future: [] };
}

export function undo(history: History): History {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future] };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future };
}
