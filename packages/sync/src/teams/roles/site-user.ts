import { type GraphClient, type ListItem, operations } from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';

const pageSize = 1000;

export const siteUserColumns: readonly string[] = ['Name', 'EMail'];

/** User in the site's user list. */
export interface SiteUser {
  readonly lookupId: string;
  /** Login name on the site. Ends with the user principal name: `i:0#.f|membership|ada@contoso.test`. */
  readonly loginName: string;
  readonly mail: string;
}

/**
 * Reads SharePoint's list of a site's users, which may still include former members of the team.
 *
 * @param columns internal names of the columns to read
 */
export function listSiteUsers(
  graph: Pick<GraphClient, 'rows'>,
  teamId: string,
  usersListId: string,
  columns: readonly string[],
): AsyncIterable<ListItem> {
  const query = { expand: `fields($select=${columns.join(',')})`, top: pageSize };
  return graph.rows(operations.listGroupListItems, { groupId: teamId, listId: usersListId }, { query });
}

/** Converts a row with the columns `Name` and `EMail`. */
export function toSiteUser({ id, fields }: ListItem): SiteUser {
  const text = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');
  return { lookupId: id, loginName: text(fields?.Name), mail: text(fields?.EMail) };
}

/**
 * Finds the lookup ID of a user in a site's lists; `undefined` if the site doesn't know the user yet.
 *
 * @throws 'User Information List not found'
 */
export async function findLookupId(
  graph: Pick<GraphClient, 'rows'>,
  teamId: string,
  usersListId: string | undefined,
  userPrincipalName: string,
): Promise<string | undefined> {
  if (usersListId === undefined) throw new FailureError('users-list-not-found', {});
  const wanted = userPrincipalName.toLowerCase();
  for await (const row of listSiteUsers(graph, teamId, usersListId, siteUserColumns)) {
    const user = toSiteUser(row);
    if (wanted !== '' && (user.loginName.endsWith(`|${wanted}`) || user.mail === wanted)) return user.lookupId;
  }
  return undefined;
}
