import { type GraphClient, type ListItem, operations } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';

const pageSize = 1000;

/** A person as the site's own list names them. */
export interface SiteUser {
  readonly lookupId: string;
  /** Ends with the user principal name: `i:0#.f|membership|ada@contoso.test`. */
  readonly loginName: string;
  readonly mail: string;
}

/** The people of a site, as its User Information List has them. */
export async function* siteUsers(
  graph: Pick<GraphClient, 'rows'>,
  teamId: string,
  usersListId: string,
): AsyncGenerator<SiteUser> {
  const params = { groupId: teamId, listId: usersListId };
  const query = { expand: 'fields($select=Name,EMail)', top: pageSize };
  for await (const row of graph.rows(operations.listGroupListItems, params, { query })) yield siteUser(row);
}

function siteUser({ id, fields }: ListItem): SiteUser {
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
  for await (const user of siteUsers(graph, teamId, usersListId)) {
    if (wanted !== '' && (user.loginName.endsWith(`|${wanted}`) || user.mail === wanted)) return user.lookupId;
  }
  return undefined;
}
