import { defaultView, parseLayout } from '@tideform/submission-views';
import type { FormRow, TableView } from '@tideform/sync';
import { useMemo } from 'react';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { useView } from '../submissions-table/useView.ts';

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
