import type { Group, Person } from '@tideform/components/kit/people/PeopleSource.tsx';
import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { personFields, toPerson } from './to-person.ts';

type Graph = Pick<GraphClient, 'call'>;

/** Query for searching the directory. */
export interface DirectorySearch {
  /** Prefix of a name or an address. */
  readonly text: string;
  readonly maxCount: number;
  readonly signal: AbortSignal;
}

/**
 * Searches people in the directory.
 * @throws GraphError, GraphOutage
 */
export async function searchUsers(
  graph: Graph,
  { text, maxCount, signal }: DirectorySearch,
  after: string | undefined,
): Promise<{ readonly people: readonly Person[]; readonly next: string | undefined }> {
  const search = `${createSearchClause('displayName', text)} OR ${createSearchClause('mail', text)}`;
  const query = { select: personFields, search, top: maxCount, count: true, ...(after && { skiptoken: after }) };
  const reply = await graph.call(operations.listUsers, {}, { query, signal });
  return { people: reply.value.map(toPerson), next: getSkipToken(reply['@odata.nextLink']) };
}

const groupFilter = "securityEnabled eq true or groupTypes/any(c:c eq 'Unified')";

/**
 * Searches security groups and Microsoft 365 groups.
 *
 * @returns `undefined` if the user may not search groups
 * @throws GraphError, GraphOutage
 */
export async function searchGroups(
  graph: Graph,
  { text, maxCount, signal }: DirectorySearch,
): Promise<readonly Group[] | undefined> {
  const select = ['id', 'displayName', 'groupTypes'];
  const query = {
    select,
    search: createSearchClause('displayName', text),
    filter: groupFilter,
    top: maxCount,
    count: true,
  };
  try {
    const { value } = await graph.call(operations.listGroups, {}, { query, signal });
    return value.map(({ id, displayName, groupTypes = [] }) => ({
      id,
      displayName: displayName ?? id,
      isUnified: groupTypes.includes('Unified'),
    }));
  } catch (cause) {
    if (cause instanceof GraphError && cause.status === 403) return undefined;
    throw cause;
  }
}

/** Returns the skip token of Graph's link to the next page. */
export const getSkipToken = (link: string | undefined): string | undefined =>
  link === undefined ? undefined : (new URL(link).searchParams.get('$skiptoken') ?? undefined);

const createSearchClause = (property: string, text: string): string =>
  `"${property}:${text.replace(/[\\"]/g, '\\$&')}"`;
