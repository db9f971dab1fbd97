import type { TeamFilter } from '@tideform/sync';

/** What the address says about which responses to show. `''`: all of them. */
export interface ResponseFilter {
  readonly search: string;
  readonly channel: string;
  readonly form: string;
  readonly submittedBy: TeamFilter['by'];
}

export const noFilter: ResponseFilter = { search: '', channel: '', form: '', submittedBy: 'me' };

export const submitters = ['me', 'others', 'anonymous', 'all'] as const satisfies readonly TeamFilter['by'][];

export function readResponseFilter(query: URLSearchParams): ResponseFilter {
  return {
    search: query.get('search') ?? '',
    channel: query.get('channel') ?? '',
    form: query.get('form') ?? '',
    submittedBy: submitters.find((by) => by === query.get('submittedBy')) ?? 'me',
  };
}

/** The query with this filter in it; parameters of others stay. */
export function writeResponseFilter(query: URLSearchParams, filter: ResponseFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of Object.keys(noFilter) as (keyof ResponseFilter)[]) {
    if (filter[key] === noFilter[key]) next.delete(key);
    else next.set(key, filter[key]);
  }
  return next;
}

export function isFiltering(filter: ResponseFilter): boolean {
  return writeResponseFilter(new URLSearchParams(), filter).size > 0;
}
