import { isSameView, type ViewState } from '@tideform/submission-views';
import { useCallback, useState } from 'react';
import { useKept } from '../../../data/useKept.ts';
import type { ViewChange } from './view-changes.ts';

/**
 * A view as it is laid out now, with what was changed of it and not saved: that stays until the page goes, so that who opens a
 * submission comes back to it. `key` says which view it is.
 */
export function useView(key: string, saved: ViewState) {
  const [, draw] = useState(0);
  const changedViews = useKept<ViewState>();
  const view = changedViews.get(key) ?? saved;
  const set = useCallback(
    (next: ViewState | undefined) => {
      if (next) changedViews.set(key, next);
      else changedViews.delete(key);
      draw((turn) => turn + 1);
    },
    [key, changedViews],
  );
  const change = useCallback(
    (by: ViewChange) => set(by(changedViews.get(key) ?? saved)),
    [key, saved, set, changedViews],
  );
  return { view, change, isChanged: !isSameView(view, saved), discard: () => set(undefined) };
}
