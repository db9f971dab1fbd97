import type { Group, Person } from '@tideform/components/kit/people/PeopleSource.tsx';
import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { personFields, personOf } from './person-of.ts';

type Graph = Pick<GraphClient, 'call'>;

/** What is looked for in the directory, and how much of it at once. */
export interface Sought {
  /** How a name or an address begins. */
  readonly text: string;
  readonly most: number;
  readonly signal: AbortSignal;
}

/** @throws GraphError, GraphOutage */
export async function searchUsers(
  graph: Graph,
  { text, most, signal }: Sought,
  after: string | undefined,
): Promise<{ readonly people: readonly Person[]; readonly next: string | undefined }> {
  const search = `${clause('displayName', text)} OR ${clause('mail', text)}`;
  const query = { select: personFields, search, top: most, count: true, ...(after && { skiptoken: after }) };
  const reply = await graph.call(operations.listUsers, {}, { query, signal });
  return { people: reply.value.map(personOf), next: tokenIn(reply['@odata.nextLink']) };
}

const wantedGroups = "securityEnabled eq true or groupTypes/any(c:c eq 'Unified')";

/**
 * Security groups and those of Microsoft 365.
 * @returns `undefined` when the person may not search groups: that needs a permission which only some have
 * @throws GraphError, GraphOutage
 */
export async function searchGroups(
  graph: Graph,
  { text, most, signal }: Sought,
): Promise<readonly Group[] | undefined> {
  const select = ['id', 'displayName', 'groupTypes'];
  const query = { select, search: clause('displayName', text), filter: wantedGroups, top: most, count: true };
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

/** Where a list goes on. */
export const tokenIn = (link: string | undefined): string | undefined =>
  link === undefined ? undefined : (new URL(link).searchParams.get('$skiptoken') ?? undefined);

const clause = (property: string, text: string): string => `"${property}:${text.replace(/[\\"]/g, '\\$&')}"`;
