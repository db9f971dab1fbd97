/** Undo and redo history of the image editor. */
export interface History<Step> {
  readonly past: readonly Step[];
  readonly now: Step;
  readonly future: readonly Step[];
}

export const createHistory = <Step>(now: Step): History<Step> => ({ past: [], now, future: [] });

export const pushStep = <Step>({ past, now }: History<Step>, next: Step): History<Step> => ({
  past: [...past, now],
  now: next,
  future: [],
});

export function undoStep<Step>(history: History<Step>): History<Step> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redoStep<Step>(history: History<Step>): History<Step> {
  const [after, ...future] = history.future;
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future };
}
