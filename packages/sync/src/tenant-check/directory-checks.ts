import { operations } from '@tideform/graph';
import { findUsersList } from '../library/find-library.ts';
import { type CheckContext, CheckFailedError, findRefusal, throwIfLimited } from './check-context.ts';

/** Loads the signed-in user with their groups, teams and organization. */
export async function checkAccount({ graph, found: ids }: CheckContext): Promise<void> {
  const me = await graph.call(operations.getMe, {});
  ids.userId = me.id;
  ids.account = me.userPrincipalName ?? '';
  await graph.page(operations.listMemberOf, {});
  await graph.page(operations.listOwnedObjects, {});
  await graph.page(operations.listJoinedTeams, {});
  await graph.page(operations.listOrganizations, {});
}

/** Searches the directory and loads a user. A missing photo is accepted. */
export async function checkPeople({ graph, found: ids }: CheckContext): Promise<void> {
  const query = { select: ['id', 'displayName'], search: '"displayName:a"', top: 1, count: true };
  await graph.page(operations.listUsers, {}, { query });
  await graph.call(operations.getUser, { userId: ids.userId }, { query: { select: ['id', 'displayName'] } });
  const refused = await findRefusal(() => graph.call(operations.getUserPhotoValue, { userId: ids.userId }));
  if (refused && refused.status !== 404) throw refused;
}

/** Lists members of the group, which needs a permission that the product doesn't request. */
export async function checkGroups({ graph, groupId, behaviors }: CheckContext): Promise<void> {
  const refused = await findRefusal(() =>
    graph.page(operations.listGroupMembers, { groupId }, { query: { select: ['id'], top: 1 } }),
  );
  behaviors['no-group-members'] = refused !== undefined;
  throwIfLimited(refused);
}

/** Loads the team and its channels. A missing photo is accepted. */
export async function checkTeam({ graph, groupId: teamId }: CheckContext): Promise<void> {
  await graph.call(operations.getTeam, { teamId });
  await graph.page(operations.listChannels, { teamId });
  const refused = await findRefusal(() => graph.call(operations.getTeamPhoto, { teamId }));
  if (refused && refused.status !== 404) throw refused;
}

/** Loads the team's site, its lists and its user list. */
export async function checkSite({ graph, groupId, found: ids, behaviors }: CheckContext): Promise<void> {
  const site = await graph.call(operations.getGroupRootSite, { groupId });
  ids.siteId = site.id;
  const query = { select: ['id', 'name', 'displayName', 'system', 'list'], top: 1000 };
  const lists = await Array.fromAsync(graph.rows(operations.listGroupLists, { groupId }, { query }));
  const users = findUsersList(lists);
  if (!users) throw new CheckFailedError('no user list');
  ids.usersListId = users.id;
  behaviors['localized-names'] = users.displayName !== 'User Information List';
}

/** Reads the site's user list by pages and by changes. Only pages are documented for this list. */
export async function checkSitePeople({ graph, groupId, found: ids, behaviors }: CheckContext): Promise<void> {
  const params = { groupId, listId: ids.usersListId };
  const query = { expand: 'fields($select=Name,Title)', top: 1 };
  await graph.page(operations.listGroupListItems, params, { query });
  const refused = await findRefusal(() =>
    graph.page(operations.listGroupListItemChanges, params, { query: { top: 1 } }),
  );
  behaviors['no-people-changes'] = refused !== undefined;
  throwIfLimited(refused);
}
