import { type GraphClient, operations, type TenantRule } from '@tideform/graph';
import { personFolder } from '@tideform/sync/library';
import { expect, it } from 'vitest';
import { deleteGrant, putGrant } from '../workspace/library/access/grants-store.ts';
import { principals } from '../workspace/library/actor.ts';
import { libraryTables } from '../workspace/library/library-tables.ts';
import { graphOf } from '../workspace/testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../workspace/testing/open-workspace.ts';

/**
 * Whether members own the folder of private folders: a tenant that gives no ownership lets them write there. And how the library shows
 * its owners.
 */
const rules: readonly (readonly [TenantRule[], 'owner' | 'write', 'a group' | 'people'])[] = [
  [[], 'owner', 'a group'],
  [['no-inherited-from', 'retain-nothing', 'no-owner-role'], 'write', 'a group'],
  [['no-inherited-from', 'retain-nothing', 'no-owner-role'], 'write', 'people'],
  [[], 'owner', 'people'],
];

/** Gives a library to its owner by name, instead of to the group of the site's owners. */
async function nameOwner({ database, driveId, groupId, owner }: TestWorkspace, asOwner: GraphClient): Promise<void> {
  const { id } = await asOwner.call(operations.getRoot, { driveId });
  const db = libraryTables(database);
  await putGrant(db, id, { principal: principals.person(owner.id), role: 'owner' });
  await deleteGrant(db, id, principals.owners(groupId));
}

it.each(rules)(
  'a private folder that a member makes is theirs and the owners’, with %j, %s and owners who are %s',
  async (tenantRules, role, owners) => {
    const workspace = await openTestWorkspace({ tenantRules });
    try {
      const { driveId, groupId: teamId, owner, member, outsider } = workspace;
      const [asOwner, asMember, asOutsider] = [owner, member, outsider].map((person) => graphOf(workspace, person));
      if (owners === 'people') await nameOwner(workspace, asOwner!);
      const body = { name: '~Private', folder: {} };
      const root = await asOwner!.call(operations.createChild, { driveId, itemId: 'root' }, { body });
      const place = { driveId, itemId: root.id };
      const toOutsider = { recipients: [{ objectId: outsider.id }], roles: ['write'] };
      await asOwner!.call(operations.invite, place, { body: toOutsider });
      const rows = await Array.fromAsync(asOwner!.rows(operations.listPermissions, place));
      const permissionId = rows.find(({ grantedToV2 }) => grantedToV2?.siteGroup?.id === '5')?.id ?? '';
      await asOwner!.call(operations.updatePermission, { ...place, permissionId }, { body: { roles: [role] } });

      const access = { graph: asMember!, driveId, callerId: member.id, isOwner: false, teamId, wait: async () => {} };
      const person = { id: member.id, displayName: member.displayName };
      const itemId = await personFolder(access, root.id, person);
      expect(await personFolder(access, root.id, person)).toBe(itemId);

      for (const graph of [asOwner!, asMember!]) {
        const child = { name: `by ${graph === asOwner ? 'the owner' : 'the member'}`, folder: {} };
        expect(await graph.call(operations.createChild, { driveId, itemId }, { body: child })).toMatchObject(child);
      }
      await expect(asOutsider!.call(operations.getItem, { driveId, itemId })).rejects.toMatchObject({ status: 403 });
      const left = await Array.fromAsync(asOwner!.rows(operations.listPermissions, { driveId, itemId }));
      const holders = left.map(({ grantedToV2: to }) => to?.user?.id ?? to?.siteGroup?.id ?? '');
      const allowed = ['3', ...(owners === 'people' ? [owner.id] : []), member.id];
      expect(allowed).toEqual(expect.arrayContaining(holders));
    } finally {
      await workspace.close();
    }
  },
);
