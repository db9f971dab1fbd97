import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import {
  addFolder,
  createFreshFolder,
  encodeText,
  expectRefusal,
  fetchItem,
  type GetService,
  getSiteNames,
  putText,
} from './service-under-test.ts';

export function definePermissionCases(getService: GetService): void {
  const itemParams = (item: DriveItem) => ({ driveId: getService().driveId, itemId: item.id });
  const invite = async (item: DriveItem, objectId: string, role = 'read') => {
    const body = { recipients: [{ objectId }], roles: [role], requireSignIn: true, sendInvitation: false };
    const { value } = await getService().owner.client.call(operations.invite, itemParams(item), { body });
    return value[0]!;
  };
  const inviteByAlias = async (item: DriveItem, alias: string) => {
    const body = { recipients: [{ alias }], roles: ['read'], requireSignIn: true, sendInvitation: false };
    return (await getService().owner.client.call(operations.invite, itemParams(item), { body })).value[0]!;
  };
  const permissionsOf = async (item: DriveItem, actor = getService().owner) =>
    (await actor.client.page(operations.listPermissions, itemParams(item))).rows;

  describe('permissions', () => {
    it('[GR-81] are granted to a person, who can do no more than the role allows', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const granted = await invite(file, service.outsider.id, 'read');
      expect(granted).toMatchObject({ roles: ['read'], grantedToV2: { user: { id: service.outsider.id } } });
      expect(await fetchItem(service, file, service.outsider)).toMatchObject({ id: file.id });
      const write = () =>
        service.outsider.client.call(operations.putItemContent, itemParams(file), { bytes: encodeText('x') });
      await expectRefusal(write(), 403, 'accessDenied');
      const params = { ...itemParams(file), permissionId: granted.id };
      await service.owner.client.call(operations.updatePermission, params, { body: { roles: ['write'] } });
      expect(await write()).toMatchObject({ id: file.id });
    });

    it('[GR-82] can be deleted', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const { id: permissionId } = await invite(file, service.outsider.id);
      await service.owner.client.call(operations.deletePermission, { ...itemParams(file), permissionId });
      await expectRefusal(fetchItem(service, file, service.outsider), 403, 'accessDenied');
      const again = service.owner.client.call(operations.deletePermission, { ...itemParams(file), permissionId });
      await expectRefusal(again, 404, 'itemNotFound');
    });

    it('[GR-83] are inherited, whether marked as inherited or not, and cannot be changed on child items', async () => {
      const service = getService();
      const folder = await addFolder(service, await createFreshFolder(service), 'shared');
      const file = await putText(service, folder, 'a.txt');
      const { id: permissionId } = await invite(folder, service.outsider.id);
      expect(await fetchItem(service, file, service.outsider)).toMatchObject({ id: file.id });
      const ownRow = (await permissionsOf(folder)).find((row) => row.id === permissionId);
      const inherited = (await permissionsOf(file)).find((row) => row.id === permissionId);
      expect(ownRow?.inheritedFrom).toBeUndefined();
      const isMarkedInherited = inherited?.inheritedFrom !== undefined;
      if (service.tenantRules) expect(isMarkedInherited).toBe(!service.tenantRules.includes('no-inherited-from'));
      const params = { ...itemParams(file), permissionId };
      const { call } = service.owner.client;
      await expectRefusal(
        call(operations.updatePermission, params, { body: { roles: ['write'] } }),
        403,
        'accessDenied',
      );
      await expectRefusal(call(operations.deletePermission, params), 403, 'accessDenied');
    });

    it('[GR-84] include the owners, whose permissions cannot be deleted', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const ownerRows = (await permissionsOf(file)).find((row) => row.roles.includes('owner'));
      expect(ownerRows).toBeDefined();
      const params = { ...itemParams(file), permissionId: String(ownerRows?.id) };
      await expectRefusal(service.owner.client.call(operations.deletePermission, params), 403, 'accessDenied');
    });

    it('[GR-85] are not granted to unknown people, nor as ownership', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const unknownUser = invite(file, '00000000-0000-4000-8000-00000000dead');
      await expect(unknownUser).rejects.toMatchObject({
        name: 'GraphClientRequest',
        code: expect.stringMatching(/^(itemNotFound|invalidRequest)$/),
      });
      await expectRefusal(invite(file, service.outsider.id, 'owner'), 400, 'invalidRequest');
    });

    it('[GR-86] keep one row per person, with the latest role', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      await invite(file, service.outsider.id, 'read');
      await invite(file, service.outsider.id, 'write');
      const rows = (await permissionsOf(file)).filter((row) => row.grantedToV2?.user?.id === service.outsider.id);
      expect(rows.map((row) => row.roles)).toEqual([['write']]);
    });

    it('[GR-470] are granted to a SharePoint group by its login name, and are then a single row', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const getMembersLoginName = async () =>
        (await permissionsOf(file)).filter((row) => row.grantedToV2?.siteGroup?.id === '5').map(({ roles }) => roles);
      const members = (await permissionsOf(file)).find((row) => row.grantedToV2?.siteGroup?.id === '5');
      await inviteByAlias(file, String(members?.grantedToV2?.siteGroup?.loginName));
      expect(await getMembersLoginName()).toEqual([['read']]);
    });

    it('[GR-506] are granted to the members or owners of the team by the login names of their group', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const claim = `c:0o.c|federateddirectoryclaimprovider|${service.groupId}`;
      const members = await inviteByAlias(file, claim);
      expect(members.roles).toEqual(['read']);
      expect((await permissionsOf(file, service.member)).map(({ id }) => id)).toEqual([members.id]);
      const body = { recipients: [{ alias: `${claim}_o` }, { alias: claim }], roles: ['write'], requireSignIn: true };
      const { value } = await service.owner.client.call(operations.invite, itemParams(file), { body });
      expect(value).toHaveLength(2);
      expect(await fetchItem(service, file, service.member)).toMatchObject({ id: file.id });
    });

    it('[GR-471] are granted to everyone but guests by a login name with the organization ID', async () => {
      const service = getService();
      const { rows } = await service.owner.client.page(operations.listOrganizations, {});
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const granted = await inviteByAlias(file, `c:0-.f|rolemanager|spo-grid-all-users/${rows[0]?.id}`);
      const { user, siteUser } = granted.grantedToV2 ?? {};
      expect([user?.id, siteUser?.displayName]).toEqual([undefined, getSiteNames(service).everyone]);
      expect(siteUser?.loginName).toBe(`c:0-.f|rolemanager|spo-grid-all-users/${rows[0]?.id}`);
      expect(await fetchItem(service, file, service.outsider)).toMatchObject({ id: file.id });
      expect((await permissionsOf(file, service.outsider)).map(({ id }) => id)).toEqual([granted.id]);
      await service.owner.client.call(operations.deletePermission, { ...itemParams(file), permissionId: granted.id });
      await expectRefusal(fetchItem(service, file, service.outsider), 403, 'accessDenied');
    });

    it('[GR-472] are rejected for unknown login names', async () => {
      const file = await putText(getService(), await createFreshFolder(getService()), 'a.txt');
      for (const alias of ['Nobody’s Members', 'c:0-.f|rolemanager|somebody']) {
        await expectRefusal(inviteByAlias(file, alias), 404, 'itemNotFound');
      }
    });

    it('[GR-503] for a Microsoft 365 group by its ID are stored, or accepted without effect', async () => {
      const service = getService();
      const folder = await createFreshFolder(service);
      await invite(folder, service.groupId, 'read');
      const rows = await permissionsOf(folder);
      const isStored = rows.some((row) => row.grantedToV2?.group?.id === service.groupId && row.roles.includes('read'));
      if (service.tenantRules) expect(isStored).toBe(!service.tenantRules.includes('ignored-group-grants'));
      const members = rows.find((row) => row.grantedToV2?.siteGroup?.id === '5')!;
      const change = service.owner.client.call(
        operations.updatePermission,
        { ...itemParams(folder), permissionId: members.id },
        { body: { roles: ['read'] } },
      );
      // A service that ignores the grant doesn't break inheritance either, so the inherited permission can't be
      // changed.
      if (isStored) expect(await change).toMatchObject({ roles: ['read'] });
      else await expectRefusal(change, 403, 'accessDenied');
    });

    it('[GR-504] replace inherited permissions that are not retained, with or without those of the owners', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const body = {
        recipients: [{ objectId: service.member.id }],
        roles: ['write'],
        requireSignIn: true,
        sendInvitation: false,
        retainInheritedPermissions: false,
      };
      await service.owner.client.call(operations.invite, itemParams(file), { body });
      expect(await fetchItem(service, file, service.member)).toMatchObject({ id: file.id });
      const ownerPermission = fetchItem(service, file, service.owner);
      if (service.tenantRules?.includes('retain-nothing')) await expectRefusal(ownerPermission, 403, 'accessDenied');
      else if (service.tenantRules) expect(await ownerPermission).toMatchObject({ id: file.id });
      else await ownerPermission.catch(() => undefined);
    });

    it('[GR-505] can be changed to ownership, unless the service does not support that', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const { id: permissionId } = await invite(file, service.outsider.id, 'write');
      const params = { ...itemParams(file), permissionId };
      const change = service.owner.client.call(operations.updatePermission, params, { body: { roles: ['owner'] } });
      if (service.tenantRules?.includes('no-owner-role')) await expectRefusal(change, 501, 'notSupported');
      else if (service.tenantRules)
        expect([200, 400]).toContain(
          await change.then(
            () => 200,
            ({ status }) => status,
          ),
        );
      else await change.catch(() => undefined);
    });

    it('[GR-87] show only their own rows to users who are not owners', async () => {
      const service = getService();
      const file = await putText(service, await createFreshFolder(service), 'a.txt');
      const { id } = await invite(file, service.outsider.id);
      const rows = await permissionsOf(file, service.outsider);
      expect(rows.map((row) => row.id)).toEqual([id]);
    });
  });
}
