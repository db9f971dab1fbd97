import { defaultView, isSameView, parseLayout, type ViewState } from '@tideform/submission-views';
import type { FormRow, TableView } from '@tideform/sync';
import { useCallback, useMemo, useState } from 'react';
import { useSessionMemory } from '../../../data/submissions/useTableViews.ts';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import type { ViewChange } from '../view-changes.ts';

/** Value of the query parameter `view` for all submissions, needed if another view is the default. */
const allSubmissionsParameter = 'all';
const noViews: readonly TableView[] = [];

/** Returns the view named in the URL, or the form's default view, with unsaved changes. */
export function useTableView(form: Pick<FormRow, 'id' | 'submissionTableViews' | 'defaultViewId'>) {
  const [search, setSearch] = useSearchParams();
  const { submissionTableViews: views = noViews, defaultViewId } = form;
  const wanted = search.get('view') ?? defaultViewId;
  const chosen = views.find(({ id }) => id === wanted);
  const saved = useMemo(() => (chosen ? parseLayout(chosen) : defaultView), [chosen]);
  const state = useView(`${form.id} ${chosen?.id ?? ''}`, saved);
  const choose = (id: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id ?? defaultViewId) next.set('view', id ?? allSubmissionsParameter);
        else next.delete('view');
        return next;
      },
      { replace: true },
    );
  return { ...state, views, chosen, defaultViewId, choose };
}

export type TableViewState = ReturnType<typeof useTableView>;

/**
 * Returns the current layout of a view, including unsaved changes. Those are kept in memory until the page is unloaded,
 * so that they survive opening a submission and going back. `key` identifies the view.
 */
function useView(key: string, saved: ViewState) {
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
