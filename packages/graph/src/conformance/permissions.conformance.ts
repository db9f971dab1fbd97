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

    it('[GR-83] reach what is inside, marked as inherited or not, and cannot be changed there', async () => {
      const world = open();
      const folder = await addFolder(world, await freshFolder(world), 'shared');
      const file = await putText(world, folder, 'a.txt');
      const { id: permissionId } = await invite(folder, world.outsider.id);
      expect(await readItem(world, file, world.outsider)).toMatchObject({ id: file.id });
      const own = (await permissionsOf(folder)).find((row) => row.id === permissionId);
      const inherited = (await permissionsOf(file)).find((row) => row.id === permissionId);
      expect(own?.inheritedFrom).toBeUndefined();
      const isMarked = inherited?.inheritedFrom !== undefined;
      if (world.tenantRules) expect(isMarked).toBe(!world.tenantRules.includes('no-inherited-from'));
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

    it('[GR-506] are given to the members of the team, and to its owners, by the login names of their group', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const claim = `c:0o.c|federateddirectoryclaimprovider|${world.groupId}`;
      const members = await inviteByAlias(file, claim);
      expect(members.roles).toEqual(['read']);
      expect((await permissionsOf(file, world.member)).map(({ id }) => id)).toEqual([members.id]);
      const body = { recipients: [{ alias: `${claim}_o` }, { alias: claim }], roles: ['write'], requireSignIn: true };
      const { value } = await world.owner.client.call(operations.invite, at(file), { body });
      expect(value).toHaveLength(2);
      expect(await readItem(world, file, world.member)).toMatchObject({ id: file.id });
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

    it('[GR-503] for a Microsoft 365 group by its id are kept, or accepted only', async () => {
      const world = open();
      const folder = await freshFolder(world);
      await invite(folder, world.groupId, 'read');
      const rows = await permissionsOf(folder);
      const isKept = rows.some((row) => row.grantedToV2?.group?.id === world.groupId && row.roles.includes('read'));
      if (world.tenantRules) expect(isKept).toBe(!world.tenantRules.includes('ignored-group-grants'));
      const members = rows.find((row) => row.grantedToV2?.siteGroup?.id === '5')!;
      const change = world.owner.client.call(
        operations.updatePermission,
        { ...at(folder), permissionId: members.id },
        { body: { roles: ['read'] } },
      );
      // What was not kept doesn't make the folder leave inheritance either.
      if (isKept) expect(await change).toMatchObject({ roles: ['read'] });
      else await expectRefusal(change, 403, 'accessDenied');
    });

    it('[GR-504] alone are what is left where nothing inherited is to be retained, with those of owners or without', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const body = {
        recipients: [{ objectId: world.member.id }],
        roles: ['write'],
        requireSignIn: true,
        sendInvitation: false,
        retainInheritedPermissions: false,
      };
      await world.owner.client.call(operations.invite, at(file), { body });
      expect(await readItem(world, file, world.member)).toMatchObject({ id: file.id });
      const ofOwner = readItem(world, file, world.owner);
      if (world.tenantRules?.includes('retain-nothing')) await expectRefusal(ofOwner, 403, 'accessDenied');
      else if (world.tenantRules) expect(await ofOwner).toMatchObject({ id: file.id });
      else await ofOwner.catch(() => undefined);
    });

    it('[GR-505] become an owner’s or are refused, by a service that gives no ownership', async () => {
      const world = open();
      const file = await putText(world, await freshFolder(world), 'a.txt');
      const { id: permissionId } = await invite(file, world.outsider.id, 'write');
      const params = { ...at(file), permissionId };
      const change = world.owner.client.call(operations.updatePermission, params, { body: { roles: ['owner'] } });
      if (world.tenantRules?.includes('no-owner-role')) await expectRefusal(change, 501, 'notSupported');
      else if (world.tenantRules)
        expect([200, 400]).toContain(
          await change.then(
            () => 200,
            ({ status }) => status,
          ),
        );
      else await change.catch(() => undefined);
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
