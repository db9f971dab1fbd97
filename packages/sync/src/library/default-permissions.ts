import { type GraphClient, GraphError, operations, type Permission } from '@tideform/graph';
import { Failed } from '../failures/failed.ts';

/**
 * The folder leaves inheritance: owners own, members write. Doing it again changes nothing.
 *
 * NOTE: Graph has no call that cuts inheritance; the first direct grant does it and copies the inherited rows. Members who
 * may not share keep the inherited rows, which say the same: a member may be the first to build in a team.
 */
export async function letMembersWrite(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  teamId: string,
): Promise<void> {
  const recipients = [{ objectId: teamId }];
  try {
    await graph.call(
      operations.invite,
      { driveId, itemId },
      { body: { recipients, roles: ['write'], requireSignIn: true, sendInvitation: false } },
    );
  } catch (error) {
    if (!(error instanceof GraphError && error.status === 403)) throw error;
  }
}

/**
 * Site groups other than the owners' get full control of the private folder, so that everybody can make one inside and
 * close it to others; where the service grants no ownership, they write. Rows that the caller may not change stay.
 */
export async function letSiteGroupsControl(
  graph: GraphClient,
  driveId: string,
  itemId: string,
  teamId: string,
): Promise<void> {
  await letMembersWrite(graph, driveId, itemId, teamId);
  const rows = await listPermissions(graph, driveId, itemId);
  for (const row of rows) {
    if (row.grantedToV2?.siteGroup && !row.roles.includes('owner')) await giveControl(graph, driveId, itemId, row);
  }
}

/** Who may do what with an item. @throws 'Unable to access forms folder permissions' */
export async function listPermissions(graph: GraphClient, driveId: string, itemId: string): Promise<Permission[]> {
  try {
    return await Array.fromAsync(graph.rows(operations.listPermissions, { driveId, itemId }));
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    throw new Failed('no-forms-folder-permissions', {}, { cause: error });
  }
}

async function giveControl(graph: GraphClient, driveId: string, itemId: string, row: Permission): Promise<void> {
  for (const role of ['owner', 'write']) {
    if (row.roles.includes(role)) return;
    try {
      await graph.call(
        operations.updatePermission,
        { driveId, itemId, permissionId: row.id },
        { body: { roles: [role] } },
      );
      return;
    } catch (error) {
      const refused = error instanceof GraphError && (error.status === 400 || error.status === 403);
      if (!refused) throw error;
    }
  }
}
