import type { TeamFilter } from '@tideform/sync';

/** Filter of the responses list in the URL; `''` matches all. */
export interface ResponseFilter {
  readonly search: string;
  readonly channel: string;
  readonly form: string;
  readonly submittedBy: TeamFilter['by'];
}

export const noFilter: ResponseFilter = { search: '', channel: '', form: '', submittedBy: 'me' };

export const submitters = ['me', 'others', 'anonymous', 'all'] as const satisfies readonly TeamFilter['by'][];

export function parseResponseFilter(query: URLSearchParams): ResponseFilter {
  return {
    search: query.get('search') ?? '',
    channel: query.get('channel') ?? '',
    form: query.get('form') ?? '',
    submittedBy: submitters.find((by) => by === query.get('submittedBy')) ?? 'me',
  };
}

/** Returns the query with the filter's parameters replaced; other parameters are unchanged. */
export function formatResponseFilter(query: URLSearchParams, filter: ResponseFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of Object.keys(noFilter) as (keyof ResponseFilter)[]) {
    if (filter[key] === noFilter[key]) next.delete(key);
    else next.set(key, filter[key]);
  }
  return next;
}

export function isFiltering(filter: ResponseFilter): boolean {
  return formatResponseFilter(new URLSearchParams(), filter).size > 0;
}
