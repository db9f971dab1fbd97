import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import type { Invitation } from '../resources/permission.ts';
import { ask, expectRefusal, freshFolder, putText, readItem, type World } from './world.ts';

const SHARING = 'deltashowremovedasdeleted, deltatraversepermissiongaps, deltashowsharingchanges';

export function sharingCases(open: World): void {
  const at = (item: DriveItem) => ({ driveId: open().driveId, itemId: item.id });
  const invite = (item: DriveItem, more: Partial<Invitation>) => {
    const body = { recipients: [{ objectId: open().outsider.id }], roles: ['read'], requireSignIn: true, ...more };
    return open().owner.client.call(operations.invite, at(item), { body });
  };
  const takeFromMembers = async (file: DriveItem) => {
    const { value } = await open().owner.client.call(operations.listPermissions, at(file));
    const ofMembers = value.find(
      ({ grantedToV2 }) => (grantedToV2 as { siteGroup?: { id: string } }).siteGroup?.id === '5',
    );
    await open().owner.client.call(operations.deletePermission, { ...at(file), permissionId: String(ofMembers?.id) });
  };
  const putFile = async () => putText(open(), await freshFolder(open()), 'a.txt');

  describe('sharing, in detail', () => {
    it('[GR-430] shows one permission, and not again what is known', async () => {
      const world = open();
      const file = await putFile();
      const [granted] = (await invite(file, {})).value;
      const params = { ...at(file), permissionId: String(granted?.id) };
      expect(await world.owner.client.call(operations.getPermission, params)).toMatchObject({ roles: ['read'] });
      const missing = world.owner.client.call(operations.getPermission, { ...params, permissionId: 'bm9ib2R5' });
      await expectRefusal(missing, 404, 'itemNotFound');
      const headers = { 'If-None-Match': String((await readItem(world, file)).eTag) };
      const again = await ask(world, world.owner, `GET /drives/${world.driveId}/items/${file.id}/permissions`, {
        headers,
      });
      expect(again.status).toBe(304);
    });

    it('[GR-431] takes one name for each recipient, and messages of some length', async () => {
      const file = await putFile();
      const { outsider } = open();
      const twice = [{ objectId: outsider.id, email: outsider.mail }];
      await expectRefusal(invite(file, { recipients: twice }), 400, 'invalidRequest');
      await expectRefusal(invite(file, { recipients: [{}] }), 400, 'invalidRequest');
      await expectRefusal(invite(file, { message: 'x'.repeat(2001) }), 400, 'invalidRequest');
      expect(
        (await invite(file, { recipients: [{ email: outsider.mail }], message: 'x'.repeat(2000) })).value,
      ).toHaveLength(1);
    });

    it('[GR-432] can end by itself', async () => {
      const file = await putFile();
      const end = '2099-01-02T03:04:05Z';
      const [granted] = (await invite(file, { expirationDateTime: end })).value;
      expect(granted?.expirationDateTime).toBe(end);
      await expectRefusal(invite(file, { expirationDateTime: '2020-01-01T00:00:00Z' }), 400, 'invalidRequest');
      const params = { ...at(file), permissionId: String(granted?.id) };
      const { call } = open().owner.client;
      const endless = await call(operations.updatePermission, params, { body: { expirationDateTime: null } });
      expect(endless).toMatchObject({ roles: ['read'] });
      expect(endless.expirationDateTime).toBeUndefined();
    });

    it('[GR-433] reaches whole groups', async () => {
      const { groupId } = open();
      const { value } = await invite(await putFile(), { recipients: [{ objectId: groupId }] });
      expect(value).toMatchObject([{ grantedToV2: { group: { id: groupId } } }]);
    });

    it('[GR-434] keeps no more than the owners where the rest is not to be retained', async () => {
      const world = open();
      const file = await putFile();
      await invite(file, { retainInheritedPermissions: false });
      await expectRefusal(readItem(world, file, world.member), 403, 'accessDenied');
      expect(await readItem(world, file, world.outsider)).toMatchObject({ id: file.id });
      const ofOwner = readItem(world, file, world.owner);
      if (world.tenantRules?.includes('retain-nothing')) await expectRefusal(ofOwner, 403, 'accessDenied');
      else expect(await ofOwner).toMatchObject({ id: file.id });
    });

    it('[GR-435] names the groups of the site', async () => {
      const { value } = await open().owner.client.call(operations.listPermissions, at(await putFile()));
      const groups = value.flatMap(
        ({ grantedToV2 }) => (grantedToV2 as { siteGroup?: { id: string } }).siteGroup ?? [],
      );
      expect(groups.map(({ id }) => id).sort()).toEqual(['3', '4', '5']);
      const { tenantRules } = open();
      const mark = tenantRules?.includes('no-inherited-from') ? undefined : {};
      for (const row of value) expect(row.inheritedFrom).toEqual(mark);
    });

    it('[GR-436] is told in the changes to those who ask for it', async () => {
      const world = open();
      const { driveId, member } = world;
      const file = await putFile();
      const changes = async (from: string) => ask(world, member, `GET ${from}`, { headers: { Prefer: SHARING } });
      const start = `/drives/${driveId}/root/delta?token=latest`;
      const some = await ask(world, member, `GET ${start}`, { headers: { Prefer: 'deltashowsharingchanges' } });
      expect(some.status).toBe(400);
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

    it('[GR-437] is told of what is lost while everything is enumerated', async () => {
      const world = open();
      const file = await putFile();
      await invite(file, {});
      await putFile();
      const headers = { Prefer: SHARING };
      const read = async (link: unknown) => (await ask(world, world.member, `GET ${link}`, { headers })).body;
      let page = await read(`/drives/${world.driveId}/root/delta?$top=1`);
      while (!page.value.some(({ id }) => id === file.id)) page = await read(page['@odata.nextLink']);
      await takeFromMembers(file);
      const later = [];
      while (page['@odata.nextLink']) {
        page = await read(page['@odata.nextLink']);
        later.push(...page.value);
      }
      later.push(...(await read(page['@odata.deltaLink'])).value);
      expect(later.findLast(({ id }) => id === file.id)).toMatchObject({ deleted: { state: 'deleted' } });
    });
  });
}
