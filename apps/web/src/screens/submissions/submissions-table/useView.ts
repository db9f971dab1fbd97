import { isSameView, type ViewState } from '@tideform/submission-views';
import { useCallback, useState } from 'react';
import { useSessionMemory } from '../../../data/useSessionMemory.ts';
import type { ViewChange } from './view-changes.ts';

/**
 * Returns the current layout of a view, including unsaved changes. Those are kept in memory until the page is unloaded,
 * so that they survive opening a submission and going back. `key` identifies the view.
 */
export function useView(key: string, saved: ViewState) {
  const [, rerender] = useState(0);
  const changedViews = useSessionMemory<ViewState>();
  const view = changedViews.get(key) ?? saved;
  const set = useCallback(
    (next: ViewState | undefined) => {
      if (next) changedViews.set(key, next);
      else changedViews.delete(key);
      rerender((turn) => turn + 1);
    },
    [key, changedViews],
  );
  const change = useCallback(
    (by: ViewChange) => set(by(changedViews.get(key) ?? saved)),
    [key, saved, set, changedViews],
  );
  return { view, change, isChanged: !isSameView(view, saved), discard: () => set(undefined) };
}
