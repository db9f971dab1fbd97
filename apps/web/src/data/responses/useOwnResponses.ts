import { type FoundResponses, findOwnResponses, type OwnResponsesQuery, type ResponseRow } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useState } from 'react';
import { useData } from '../data-context.ts';

interface OwnResponses extends FoundResponses {
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

const noIds: ReadonlySet<string> = new Set();

/**
 * Returns which of the items are the user's own responses on this device: their IDs, and the items for which they were
 * determined. `undefined` without items.
 */
export function useOwnResponseIds<Item extends { readonly responseId: string }>(items: readonly Item[] | undefined) {
  const { database, identity } = useData();
  return useLiveQuery(async () => {
    if (!items) return undefined;
    const rows = await database.responses.bulkGet(items.map(({ responseId }) => responseId));
    const ownRows = rows.filter(
      (row) =>
        row?.deleted === 0 &&
        row.collaborators.length > 0 &&
        row.userId === identity.userId &&
        row.tenantId === identity.tenantId,
    );
    return { items, here: ownRows.length === 0 ? noIds : new Set(ownRows.map((row) => row?.id ?? '')) };
  }, [database, identity, items]);
}

export type FormatResponseTitle = (row: ResponseRow) => string;

const loadFormatResponseTitle = async (): Promise<FormatResponseTitle> => {
  const { renderResponseTitle: responseTitle } = await import('@tideform/sync/response-title');
  return (row) => responseTitle(row, row.submissionNumber);
};

/** Returns the stored title. Used if the code that computes titles can't be loaded. */
const getStoredTitle: FormatResponseTitle = (row) => row.title || row.formTitle;

let loadedFormatter: FormatResponseTitle | undefined;

/**
 * Returns a function that computes the title of a response on this device from its answers; `undefined` while that code
 * is loading.
 */
export function useResponseTitle(): FormatResponseTitle | undefined {
  const [title, setTitle] = useState<FormatResponseTitle | undefined>(() => loadedFormatter);
  useEffect(() => {
    if (loadedFormatter) return;
    let isMounted = true;
    loadFormatResponseTitle().then(
      (found) => {
        loadedFormatter = found;
        if (isMounted) setTitle(() => found);
      },
      () => isMounted && setTitle(() => getStoredTitle),
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return title;
}
