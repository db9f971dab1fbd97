import { useCallback, useState } from 'react';
import type { ViewChange } from './view-changes.ts';
import { isSameView, type ViewState } from './view-state.ts';

/** What somebody has changed of a view stays until the page goes: who opens a submission comes back to it. */
const changedViews = new Map<string, ViewState>();

/** A view as it is laid out now, with what was changed of it and not saved. `key` says whose view it is. */
export function useView(key: string, saved: ViewState) {
  const [, draw] = useState(0);
  const view = changedViews.get(key) ?? saved;
  const set = useCallback(
    (next: ViewState | undefined) => {
      if (next) changedViews.set(key, next);
      else changedViews.delete(key);
      draw((turn) => turn + 1);
    },
    [key],
  );
  const change = useCallback((by: ViewChange) => set(by(changedViews.get(key) ?? saved)), [key, saved, set]);
  return { view, change, isChanged: !isSameView(view, saved), discard: () => set(undefined) };
}
