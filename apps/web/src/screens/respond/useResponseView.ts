import { useLocation } from 'react-router';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';

export interface ResponseView {
  /** `embedMode=true`: inside a page of somebody else, which has its own way back. */
  readonly isEmbedded: boolean;
  /** Query that goes with the person to another response of this form: `''` or `?…`. */
  readonly rest: string;
}

const kept = ['embedMode', 'expand', 'tenantId', 'teamsSidebar'];

/** How the address asks a response to be shown. */
export function useResponseView(): ResponseView {
  const [query] = useSearchParams();
  const { search } = useLocation();
  const rest = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => kept.includes(key)));
  return { isEmbedded: query.get('embedMode') === 'true', rest: rest.size > 0 ? `?${rest}` : '' };
}
