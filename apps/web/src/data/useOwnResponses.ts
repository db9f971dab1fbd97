import { type FoundResponses, findOwnResponses, type OwnResponsesQuery } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef } from 'react';
import { useData } from './data-context.ts';

export interface OwnResponses extends FoundResponses {
  /** Not everything was looked through yet: these are those of the last answer that fit. */
  readonly isLooking: boolean;
}

/**
 * The person's responses of a team on this device, as many as are asked for; `undefined` while reading for the first time.
 *
 * @param query keep it between two drawings: another object is another question; `undefined` asks nothing
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
  if (answer.of === query) return { rows: answer.rows, hasMore: answer.hasMore, isLooking: false };
  const isAsked = ({ formId }: { readonly formId: string }) => query.formId === undefined || formId === query.formId;
  return {
    rows: answer.rows.filter((row) => isAsked(row) && query.fits(row)),
    hasMore: answer.hasMore,
    isLooking: true,
  };
}
