/** What one goes back and forth in. */
export interface History<Step> {
  readonly past: readonly Step[];
  readonly now: Step;
  readonly future: readonly Step[];
}

export const startHistory = <Step>(now: Step): History<Step> => ({ past: [], now, future: [] });

export const goOn = <Step>({ past, now }: History<Step>, next: Step): History<Step> => ({
  past: [...past, now],
  now: next,
  future: [],
});

export function undone<Step>(history: History<Step>): History<Step> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] };
}

export function redone<Step>(history: History<Step>): History<Step> {
  const [after, ...future] = history.future;
  return after === undefined ? history : { past: [...history.past, history.now], now: after, future };
}
