import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import { addFolder, encode, expectRefusal, freshFolder, namesIn, putText, readItem, type World } from './world.ts';

export function permissionCases(open: World): void {
  const at = (item: DriveItem) => ({ driveId: open().driveId, itemId: item.id });
  const invite = async (item: DriveItem, objectId: string, role = 'read') => {
    const body = { recipients: [{ objectId }], roles: [role], requireSignIn: true, sendInvitation: false };
    const { value } = await open().owner.client.call(operations.invite, at(item), { body });
    return value[0]!;
  };
  const inviteByAlias = async (item: DriveItem, alias: string) => {
    const body = { recipients: [{ alias }], roles: ['read'], requireSignIn: true, sendInvitation: false };
    return (await open().owner.client.call(operations.invite, at(item), { body })).value[0]!;
  };
  const permissionsOf = async (item: DriveItem, actor = open().owner) =>
    (await actor.client.page(operations.listPermissions, at(item))).rows;

  describe('permissions', () => {
    it('[GR-81] are given to people, who can then do so much and no more', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const granted = await invite(file, world.outsider.id, 'read');
      expect(granted).toMatchObject({ roles: ['read'], grantedToV2: { user: { id: world.outsider.id } } });
      expect(await readItem(world, file, world.outsider)).toMatchObject({ id: file.id });
      const write = () => world.outsider.client.call(operations.putItemContent, at(file), { bytes: encode('x') });
      await expectRefusal(write(), 403, 'accessDenied');
      const params = { ...at(file), permissionId: granted.id };
      await world.owner.client.call(operations.updatePermission, params, { body: { roles: ['write'] } });
      expect(await write()).toMatchObject({ id: file.id });
    });

    it('[GR-82] are taken away again', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const { id: permissionId } = await invite(file, world.outsider.id);
      await world.owner.client.call(operations.deletePermission, { ...at(file), permissionId });
      await expectRefusal(readItem(world, file, world.outsider), 403, 'accessDenied');
      const again = world.owner.client.call(operations.deletePermission, { ...at(file), permissionId });
      await expectRefusal(again, 404, 'itemNotFound');
    });

    it('[GR-83] reach what is inside, marked as inherited, and cannot be changed there', async () => {
      const world = open();
      const folder = await addFolder(world, await freshFolder(world), 'shared');
      const file = await putText(world, folder, 'a.txt');
      const { id: permissionId } = await invite(folder, world.outsider.id);
      expect(await readItem(world, file, world.outsider)).toMatchObject({ id: file.id });
      const own = (await permissionsOf(folder)).find((row) => row.id === permissionId);
      const inherited = (await permissionsOf(file)).find((row) => row.id === permissionId);
      expect(own?.inheritedFrom).toBeUndefined();
      expect(inherited?.inheritedFrom).toBeDefined();
      const params = { ...at(file), permissionId };
      const { call } = world.owner.client;
      await expectRefusal(
        call(operations.updatePermission, params, { body: { roles: ['write'] } }),
        403,
        'accessDenied',
      );
      await expectRefusal(call(operations.deletePermission, params), 403, 'accessDenied');
    });

    it('[GR-84] list the owners, whose rows nobody can take away', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const owners = (await permissionsOf(file)).find((row) => row.roles.includes('owner'));
      expect(owners).toBeDefined();
      const params = { ...at(file), permissionId: String(owners?.id) };
      await expectRefusal(world.owner.client.call(operations.deletePermission, params), 403, 'accessDenied');
    });

    it('[GR-85] are not given to nobody, nor is ownership given', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const nobody = invite(file, '00000000-0000-4000-8000-00000000dead');
      await expect(nobody).rejects.toMatchObject({
        name: 'GraphClientRequest',
        code: expect.stringMatching(/^(itemNotFound|invalidRequest)$/),
      });
      await expectRefusal(invite(file, world.outsider.id, 'owner'), 400, 'invalidRequest');
    });

    it('[GR-86] keep one row a person, with the role given last', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      await invite(file, world.outsider.id, 'read');
      await invite(file, world.outsider.id, 'write');
      const rows = (await permissionsOf(file)).filter((row) => row.grantedToV2?.user?.id === world.outsider.id);
      expect(rows.map((row) => row.roles)).toEqual([['write']]);
    });

    it('[GR-470] are given to a group of the site by its login name, in the one row that it has', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const membersOf = async () =>
        (await permissionsOf(file)).filter((row) => row.grantedToV2?.siteGroup?.id === '5').map(({ roles }) => roles);
      const members = (await permissionsOf(file)).find((row) => row.grantedToV2?.siteGroup?.id === '5');
      await inviteByAlias(file, String(members?.grantedToV2?.siteGroup?.loginName));
      expect(await membersOf()).toEqual([['read']]);
    });

    it('[GR-471] are given to everybody but guests by a login name with the organization’s id', async () => {
      const world = open();
      const { rows } = await world.owner.client.page(operations.listOrganizations, {});
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const granted = await inviteByAlias(file, `c:0-.f|rolemanager|spo-grid-all-users/${rows[0]?.id}`);
      const { user, siteUser } = granted.grantedToV2 ?? {};
      expect([user?.id, siteUser?.displayName]).toEqual([undefined, namesIn(world).everyone]);
      expect(siteUser?.loginName).toBe(`c:0-.f|rolemanager|spo-grid-all-users/${rows[0]?.id}`);
      expect(await readItem(world, file, world.outsider)).toMatchObject({ id: file.id });
      expect((await permissionsOf(file, world.outsider)).map(({ id }) => id)).toEqual([granted.id]);
      await world.owner.client.call(operations.deletePermission, { ...at(file), permissionId: granted.id });
      await expectRefusal(readItem(world, file, world.outsider), 403, 'accessDenied');
    });

    it('[GR-472] are given to nobody by a login name that nobody has', async () => {
      const file = await putText(open(), await freshFolder(open()), 'a.txt');
      for (const alias of ['Nobody’s Members', 'c:0-.f|rolemanager|somebody']) {
        await expectRefusal(inviteByAlias(file, alias), 404, 'itemNotFound');
      }
    });

    it('[GR-87] show others only the rows that concern them', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const { id } = await invite(file, world.outsider.id);
      const rows = await permissionsOf(file, world.outsider);
      expect(rows.map((row) => row.id)).toEqual([id]);
    });
  });
}
