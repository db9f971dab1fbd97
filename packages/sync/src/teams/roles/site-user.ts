import { type GraphClient, type ListItem, operations } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';

const pageSize = 1000;

export const siteUserColumns: readonly string[] = ['Name', 'EMail'];

/** A person as the site's own list names them. */
export interface SiteUser {
  readonly lookupId: string;
  /** Ends with the user principal name: `i:0#.f|membership|ada@contoso.test`. */
  readonly loginName: string;
  readonly mail: string;
}

/**
 * Reads SharePoint's own list of the people of a site: who has left the team may still be in it.
 *
 * @param columns internal names of the columns to read
 */
export function siteUsers(
  graph: Pick<GraphClient, 'rows'>,
  teamId: string,
  usersListId: string,
  columns: readonly string[],
): AsyncIterable<ListItem> {
  const query = { expand: `fields($select=${columns.join(',')})`, top: pageSize };
  return graph.rows(operations.listGroupListItems, { groupId: teamId, listId: usersListId }, { query });
}

/** A row with the columns `Name` and `EMail`. */
export function siteUser({ id, fields }: ListItem): SiteUser {
  const text = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');
  return { lookupId: id, loginName: text(fields?.Name), mail: text(fields?.EMail) };
}

/**
 * The number by which a site names a person in its lists; `undefined`: the site does not know them yet.
 *
 * @throws 'User Information List not found'
 */
export async function findLookupId(
  graph: Pick<GraphClient, 'rows'>,
  teamId: string,
  usersListId: string | undefined,
  userPrincipalName: string,
): Promise<string | undefined> {
  if (usersListId === undefined) throw new Failed('users-list-not-found', {});
  const wanted = userPrincipalName.toLowerCase();
  for await (const row of siteUsers(graph, teamId, usersListId, siteUserColumns)) {
    const user = siteUser(row);
    if (wanted !== '' && (user.loginName.endsWith(`|${wanted}`) || user.mail === wanted)) return user.lookupId;
  }
  return undefined;
}
