import { type GraphClient, GraphError, operations } from '@tideform/graph';
import type { FoundPeople, FoundPerson } from '../../ui/people/found-person.ts';

export interface PeopleWanted {
  /** Groups too: security groups and those of Microsoft 365. */
  readonly groups: boolean;
  /** At most so many of each. */
  readonly most: number;
}

const wantedGroups = "securityEnabled eq true or groupTypes/any(c:c eq 'Unified')";

/** Who in the directory has a name or an address that begins so. @throws GraphError, GraphOutage */
export async function searchPeople(
  graph: Pick<GraphClient, 'call'>,
  text: string,
  { groups, most }: PeopleWanted,
  signal: AbortSignal,
): Promise<FoundPeople> {
  const [users, found] = await Promise.all([
    findUsers(graph, text, most, signal),
    groups ? findGroups(graph, text, most, signal) : [],
  ]);
  return found ? { people: [...users, ...found] } : { people: users, lacksGroups: true };
}

async function findUsers(
  graph: Pick<GraphClient, 'call'>,
  text: string,
  top: number,
  signal: AbortSignal,
): Promise<FoundPerson[]> {
  const select = ['id', 'displayName', 'userPrincipalName'];
  const search = `${clause('displayName', text)} OR ${clause('mail', text)}`;
  const { value } = await graph.call(operations.listUsers, {}, { query: { select, search, top, count: true }, signal });
  return value.map(({ id, displayName, userPrincipalName = '' }) => ({
    kind: 'user',
    id,
    name: displayName ?? userPrincipalName,
    signInName: userPrincipalName,
  }));
}

/** @returns `undefined` when the person may not search groups: that needs a permission which only some have */
async function findGroups(
  graph: Pick<GraphClient, 'call'>,
  text: string,
  top: number,
  signal: AbortSignal,
): Promise<FoundPerson[] | undefined> {
  const select = ['id', 'displayName', 'groupTypes'];
  const query = { select, search: clause('displayName', text), filter: wantedGroups, top, count: true };
  try {
    const { value } = await graph.call(operations.listGroups, {}, { query, signal });
    return value.map(({ id, displayName, groupTypes = [] }) => ({
      kind: 'group',
      id,
      name: displayName ?? id,
      isUnified: groupTypes.includes('Unified'),
    }));
  } catch (cause) {
    if (cause instanceof GraphError && cause.status === 403) return undefined;
    throw cause;
  }
}

const clause = (property: string, text: string): string => `"${property}:${text.replace(/[\\"]/g, '\\$&')}"`;
