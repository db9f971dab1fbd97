import { useLocation, useNavigate } from 'react-router';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';

export interface ResponseView {
  /** `embedMode=true`: the page is embedded in another page, which has its own navigation. */
  readonly isEmbedded: boolean;
  /** `editMode=true`: the submission should be edited. */
  readonly isEditing: boolean;
  /** Row of the submissions table that the user came from and returns to. */
  readonly selectedRow: string | null;
  /** Query to keep when navigating to another response of this form: `''` or `?…`. */
  readonly preservedQuery: string;
}

const preservedParameters = ['embedMode', 'expand', 'tenantId', 'teamsSidebar'];

/** Returns how to show a response, according to the query parameters of the URL. */
export function useResponseView(): ResponseView {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const preservedQuery = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([key]) => preservedParameters.includes(key)),
  );
  const isEditing = query.get('editMode') === 'true';
  return {
    isEditing,
    isEmbedded: query.get('embedMode') === 'true',
    selectedRow: query.get('selectedRow'),
    preservedQuery: preservedQuery.size > 0 ? `?${preservedQuery}` : '',
  };
}

/** Returns the query with or without `editMode=true`; other parameters are unchanged. */
export function setEditModeParameter(search: string, isEditing: boolean): string {
  const query = new URLSearchParams(search);
  if (isEditing) query.set('editMode', 'true');
  else query.delete('editMode');
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Returns the path of the back button if there's no app history: the submissions table if the URL names a row,
 * otherwise the forms.
 */
export function getBackPath(teamId: string, formId: string, selectedRow: string | null): string {
  const forms = `/teams/${teamId}/forms`;
  return selectedRow === null ? forms : `${forms}/${formId}/submissions?${new URLSearchParams({ selectedRow })}`;
}

/** Returns a function that changes the URL to edit or to show the submission, without a new history entry. */
export function useSetEditMode(): (isEditing: boolean) => void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return (isEditing) => void navigate(pathname + setEditModeParameter(search, isEditing), { state, replace: true });
}
