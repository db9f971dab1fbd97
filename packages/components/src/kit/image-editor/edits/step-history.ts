/** Undo and redo history of the image editor. */
export interface StepHistory<Step> {
  readonly past: readonly Step[];
  readonly now: Step;
  readonly future: readonly Step[];
}

export const createStepHistory = <Step>(now: Step): StepHistory<Step> => ({ past: [], now, future: [] });

export const pushStep = <Step>({ past, now }: StepHistory<Step>, next: Step): StepHistory<Step> => ({
  past: [...past, now],
  now: next,
  future: [],
});

export function undoStep<Step>(history: StepHistory<Step>): StepHistory<Step> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redoStep<Step>(history: StepHistory<Step>): StepHistory<Step> {
  const [after, ...future] = history.future;
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future };
}
