import { operations } from '@tideform/graph';
import { usersListOf } from '../library/find-library.ts';
import { CheckFailed, type CheckRun, limitBy, refusalOf } from './check-run.ts';

/** Reads who is signed in, their groups, teams and organization. */
export async function checkAccount({ graph, place }: CheckRun): Promise<void> {
  const me = await graph.call(operations.getMe, {});
  place.userId = me.id;
  place.account = me.userPrincipalName ?? '';
  await graph.page(operations.listMemberOf, {});
  await graph.page(operations.listOwnedObjects, {});
  await graph.page(operations.listJoinedTeams, {});
  await graph.page(operations.listOrganizations, {});
}

/** Searches the directory and reads a person. A person without a picture is fine. */
export async function checkPeople({ graph, place }: CheckRun): Promise<void> {
  const query = { select: ['id', 'displayName'], search: '"displayName:a"', top: 1, count: true };
  await graph.page(operations.listUsers, {}, { query });
  await graph.call(operations.getUser, { userId: place.userId }, { query: { select: ['id', 'displayName'] } });
  const refused = await refusalOf(() => graph.call(operations.getUserPhotoValue, { userId: place.userId }));
  if (refused && refused.status !== 404) throw refused;
}

/** Reads members of the group, and searches groups. Both need permissions that the product doesn't ask for. */
export async function checkGroups({ graph, groupId, behaviors }: CheckRun): Promise<void> {
  const refused = await refusalOf(() =>
    graph.page(operations.listGroupMembers, { groupId }, { query: { select: ['id'], top: 1 } }),
  );
  behaviors['no-group-members'] = refused !== undefined;
  limitBy(refused);
}

/** Reads the team and its channels. A team without a picture is fine. */
export async function checkTeam({ graph, groupId: teamId }: CheckRun): Promise<void> {
  await graph.call(operations.getTeam, { teamId });
  await graph.page(operations.listChannels, { teamId });
  const refused = await refusalOf(() => graph.call(operations.getTeamPhoto, { teamId }));
  if (refused && refused.status !== 404) throw refused;
}

/** Reads the site of the team, its lists and the list of its people. */
export async function checkSite({ graph, groupId, place, behaviors }: CheckRun): Promise<void> {
  const site = await graph.call(operations.getGroupRootSite, { groupId });
  place.siteId = site.id;
  const query = { select: ['id', 'name', 'displayName', 'system', 'list'], top: 1000 };
  const lists = await Array.fromAsync(graph.rows(operations.listGroupLists, { groupId }, { query }));
  const users = usersListOf(lists);
  if (!users) throw new CheckFailed('no list of people');
  place.usersListId = users.id;
  behaviors['localized-names'] = users.displayName !== 'User Information List';
}

/** Reads the people of the site, page by page and by changes. Only the pages are documented for this list. */
export async function checkSitePeople({ graph, groupId, place, behaviors }: CheckRun): Promise<void> {
  const params = { groupId, listId: place.usersListId };
  const query = { expand: 'fields($select=Name,Title)', top: 1 };
  await graph.page(operations.listGroupListItems, params, { query });
  const refused = await refusalOf(() => graph.page(operations.listGroupListItemChanges, params, { query: { top: 1 } }));
  behaviors['no-people-changes'] = refused !== undefined;
  limitBy(refused);
}
