import { useLocation } from 'react-router';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';

export interface ResponseView {
  /** `embedMode=true`: inside a page of somebody else, which has its own way back. */
  readonly isEmbedded: boolean;
  /** `editMode=true`: a submission is to be edited. */
  readonly isEditing: boolean;
  /** Row of the table of submissions that the person came from, and goes back to. */
  readonly selectedRow: string | null;
  /** Query that goes with the person to another response of this form: `''` or `?…`. */
  readonly rest: string;
}

const kept = ['embedMode', 'expand', 'tenantId', 'teamsSidebar'];

/** How the address asks a response to be shown. */
export function useResponseView(): ResponseView {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const rest = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => kept.includes(key)));
  const isEditing = query.get('editMode') === 'true';
  return {
    isEditing,
    isEmbedded: query.get('embedMode') === 'true',
    selectedRow: query.get('selectedRow'),
    rest: rest.size > 0 ? `?${rest}` : '',
  };
}

/** The query with `editMode=true`, or without it; everything else of it stays. */
export function withEditMode(search: string, isEditing: boolean): string {
  const query = new URLSearchParams(search);
  if (isEditing) query.set('editMode', 'true');
  else query.delete('editMode');
  return query.size > 0 ? `?${query}` : '';
}

/** Where who did not come from within the app goes back to: the table of submissions, where the address names a row of it. */
export function wayBack(teamId: string, formId: string, selectedRow: string | null): string {
  const forms = `/teams/${teamId}/forms`;
  return selectedRow === null ? forms : `${forms}/${formId}/submissions?${new URLSearchParams({ selectedRow })}`;
}
