import { type FoundResponses, findOwnResponses, type OwnResponsesQuery } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { useData } from './data-context.ts';

export interface OwnResponses extends FoundResponses {
  /** Whether a search is running. Until it finishes, the matches of the previous search are returned. */
  readonly isSearching: boolean;
}

/**
 * Returns the user's responses of a team on this device, up to the requested number; `undefined` while loading for the
 * first time.
 *
 * @param query must be the same object in each rendering, because a new object starts a new query; `undefined` queries
 * nothing
 */
export function useOwnResponses(query: OwnResponsesQuery | undefined): OwnResponses | undefined {
  const { database, identity } = useData();
  const latest = useRef<OwnResponsesQuery>(undefined);
  useEffect(() => {
    latest.current = query;
    return () => {
      latest.current = undefined;
    };
  }, [query]);
  const answer = useLiveQuery(async () => {
    if (!query) return undefined;
    return { of: query, ...(await findOwnResponses(database, identity, query, () => latest.current !== query)) };
  }, [database, identity, query]);
  if (!query || answer?.of.teamId !== query.teamId) return undefined;
  if (answer.of === query) return { rows: answer.rows, hasMore: answer.hasMore, isSearching: false };
  const isInQuery = ({ formId }: { readonly formId: string }) => query.formId === undefined || formId === query.formId;
  return {
    rows: answer.rows.filter((row) => isInQuery(row) && query.fits(row)),
    hasMore: answer.hasMore,
    isSearching: true,
  };
}
