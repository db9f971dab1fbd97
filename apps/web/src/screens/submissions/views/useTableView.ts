import { layoutOf, plainView } from '@tideform/submission-views';
import type { FormRow, TableView } from '@tideform/sync';
import { useMemo } from 'react';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { useView } from '../submissions-table/useView.ts';

/** In the address: all submissions as they come, where another view is the default. */
const allSubmissions = 'all';
const noViews: readonly TableView[] = [];

/** The view that the address names, else the form's default, with what was changed of it here. */
export function useTableView(form: Pick<FormRow, 'id' | 'submissionTableViews' | 'defaultViewId'>) {
  const [search, setSearch] = useSearchParams();
  const { submissionTableViews: views = noViews, defaultViewId } = form;
  const wanted = search.get('view') ?? defaultViewId;
  const chosen = views.find(({ id }) => id === wanted);
  const saved = useMemo(() => (chosen ? layoutOf(chosen) : plainView), [chosen]);
  const state = useView(`${form.id} ${chosen?.id ?? ''}`, saved);
  const choose = (id: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id ?? defaultViewId) next.set('view', id ?? allSubmissions);
        else next.delete('view');
        return next;
      },
      { replace: true },
    );
  return { ...state, views, chosen, defaultViewId, choose };
}

export type TableViewState = ReturnType<typeof useTableView>;
