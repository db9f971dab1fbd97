import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import type { Invitation } from '../resources/permission.ts';
import {
  createFreshFolder,
  expectRefusal,
  fetchItem,
  type GetService,
  putText,
  sendRaw,
} from './service-under-test.ts';

const sharingChangesPrefer = 'deltashowremovedasdeleted, deltatraversepermissiongaps, deltashowsharingchanges';

export function defineSharingCases(getService: GetService): void {
  const itemParams = (item: DriveItem) => ({ driveId: getService().driveId, itemId: item.id });
  const invite = (item: DriveItem, more: Partial<Invitation>) => {
    const body = {
      recipients: [{ objectId: getService().outsider.id }],
      roles: ['read'],
      requireSignIn: true,
      ...more,
    };
    return getService().owner.client.call(operations.invite, itemParams(item), { body });
  };
  const takeFromMembers = async (file: DriveItem) => {
    const { value } = await getService().owner.client.call(operations.listPermissions, itemParams(file));
    const membersPermission = value.find(
      ({ grantedToV2 }) => (grantedToV2 as { siteGroup?: { id: string } }).siteGroup?.id === '5',
    );
    await getService().owner.client.call(operations.deletePermission, {
      ...itemParams(file),
      permissionId: String(membersPermission?.id),
    });
  };
  const putFile = async () => putText(getService(), await createFreshFolder(getService()), 'a.txt');

  describe('sharing details', () => {
    it('[GR-430] returns one permission, and 304 if unchanged', async () => {
      const service = getService();
      const file = await putFile();
      const [granted] = (await invite(file, {})).value;
      const params = { ...itemParams(file), permissionId: String(granted?.id) };
      expect(await service.owner.client.call(operations.getPermission, params)).toMatchObject({ roles: ['read'] });
      const missing = service.owner.client.call(operations.getPermission, { ...params, permissionId: 'bm9ib2R5' });
      await expectRefusal(missing, 404, 'itemNotFound');
      const headers = { 'If-None-Match': String((await fetchItem(service, file)).eTag) };
      const repeated = await sendRaw(
        service,
        service.owner,
        `GET /drives/${service.driveId}/items/${file.id}/permissions`,
        {
          headers,
        },
      );
      expect(repeated.status).toBe(304);
    });

    it('[GR-431] accepts one identifier per recipient, and limits messages', async () => {
      const file = await putFile();
      const { outsider } = getService();
      const duplicated = [{ objectId: outsider.id, email: outsider.mail }];
      await expectRefusal(invite(file, { recipients: duplicated }), 400, 'invalidRequest');
      await expectRefusal(invite(file, { recipients: [{}] }), 400, 'invalidRequest');
      await expectRefusal(invite(file, { message: 'x'.repeat(2001) }), 400, 'invalidRequest');
      expect(
        (await invite(file, { recipients: [{ email: outsider.mail }], message: 'x'.repeat(2000) })).value,
      ).toHaveLength(1);
    });

    it('[GR-432] grants permissions that expire', async () => {
      const file = await putFile();
      const expiration = '2099-01-02T03:04:05Z';
      const [granted] = (await invite(file, { expirationDateTime: expiration })).value;
      expect(granted?.expirationDateTime).toBe(expiration);
      await expectRefusal(invite(file, { expirationDateTime: '2020-01-01T00:00:00Z' }), 400, 'invalidRequest');
      const params = { ...itemParams(file), permissionId: String(granted?.id) };
      const { call } = getService().owner.client;
      const endless = await call(operations.updatePermission, params, { body: { expirationDateTime: null } });
      expect(endless).toMatchObject({ roles: ['read'] });
      expect(endless.expirationDateTime).toBeUndefined();
    });

    it('[GR-433] grants permissions to groups', async () => {
      const { groupId } = getService();
      const { value } = await invite(await putFile(), { recipients: [{ objectId: groupId }] });
      expect(value).toMatchObject([{ grantedToV2: { group: { id: groupId } } }]);
    });

    it('[GR-434] keeps only the owners if inherited permissions are not retained', async () => {
      const service = getService();
      const file = await putFile();
      await invite(file, { retainInheritedPermissions: false });
      await expectRefusal(fetchItem(service, file, service.member), 403, 'accessDenied');
      expect(await fetchItem(service, file, service.outsider)).toMatchObject({ id: file.id });
      const ownerPermission = fetchItem(service, file, service.owner);
      if (service.tenantRules?.includes('retain-nothing')) await expectRefusal(ownerPermission, 403, 'accessDenied');
      else expect(await ownerPermission).toMatchObject({ id: file.id });
    });

    it('[GR-435] identifies the groups of the site', async () => {
      const { value } = await getService().owner.client.call(operations.listPermissions, itemParams(await putFile()));
      const groups = value.flatMap(
        ({ grantedToV2 }) => (grantedToV2 as { siteGroup?: { id: string } }).siteGroup ?? [],
      );
      expect(groups.map(({ id }) => id).sort()).toEqual(['3', '4', '5']);
      const { tenantRules } = getService();
      const mark = tenantRules?.includes('no-inherited-from') ? undefined : {};
      for (const row of value) expect(row.inheritedFrom).toEqual(mark);
    });

    it('[GR-436] reports changed permissions among the changes of the drive on request', async () => {
      const service = getService();
      const { driveId, member } = service;
      const file = await putFile();
      const changes = async (from: string) =>
        sendRaw(service, member, `GET ${from}`, { headers: { Prefer: sharingChangesPrefer } });
      const start = `/drives/${driveId}/root/delta?token=latest`;
      const partialPreference = await sendRaw(service, member, `GET ${start}`, {
        headers: { Prefer: 'deltashowsharingchanges' },
      });
      expect(partialPreference.status).toBe(400);
      const latest = String((await changes(start)).body['@odata.deltaLink']);
      const [granted] = (await invite(file, {})).value;
      const shared = await changes(latest);
      expect(shared.body.value.filter(({ id }) => id === file.id)).toMatchObject([
        { name: 'a.txt', '@microsoft.graph.sharedChanged': 'True' },
      ]);
      await takeFromMembers(file);
      const lost = await changes(String(shared.body['@odata.deltaLink']));
      expect(lost.body.value.filter(({ id }) => id === file.id)).toMatchObject([{ deleted: { state: 'deleted' } }]);
      expect(granted?.id).toBeDefined();
    });

    it('[GR-437] reports lost access during a full enumeration', async () => {
      const service = getService();
      const file = await putFile();
      await invite(file, {});
      await putFile();
      const headers = { Prefer: sharingChangesPrefer };
      const read = async (link: unknown) => (await sendRaw(service, service.member, `GET ${link}`, { headers })).body;
      let page = await read(`/drives/${service.driveId}/root/delta?$top=1`);
      while (!page.value.some(({ id }) => id === file.id)) page = await read(page['@odata.nextLink']);
      await takeFromMembers(file);
      const nextRound = [];
      while (page['@odata.nextLink']) {
        page = await read(page['@odata.nextLink']);
        nextRound.push(...page.value);
      }
      nextRound.push(...(await read(page['@odata.deltaLink'])).value);
      expect(nextRound.findLast(({ id }) => id === file.id)).toMatchObject({ deleted: { state: 'deleted' } });
    });
  });
}
