import { useLocation } from 'react-router';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';

export interface ResponseView {
  /** `embedMode=true`: inside a page of somebody else, which has its own way back. */
  readonly isEmbedded: boolean;
  /** `editMode=true`: a submission is to be edited. */
  readonly isEditing: boolean;
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
  return { isEditing, isEmbedded: query.get('embedMode') === 'true', rest: rest.size > 0 ? `?${rest}` : '' };
}

/** The query with `editMode=true`, or without it; everything else of it stays. */
export function withEditMode(search: string, isEditing: boolean): string {
  const query = new URLSearchParams(search);
  if (isEditing) query.set('editMode', 'true');
  else query.delete('editMode');
  return query.size > 0 ? `?${query}` : '';
}
