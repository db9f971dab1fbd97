import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { createFreshName, expectRefusal, type GetService, getCounter, sendRaw } from './service-under-test.ts';
import { addRow, createFreshList, getSiteId } from './site-list.ts';

export function defineSiteCases(getService: GetService): void {
  describe('sites', () => {
    it('[GR-300] are found by the start of words, if the caller may see them', async () => {
      const { owner, outsider, groupId } = getService();
      const site = await owner.client.call(operations.getGroupRootSite, { groupId });
      const find = async (search: string, actor = owner) => {
        const { rows } = await actor.client.page(operations.listSites, {}, { query: { search } });
        return rows.map(({ id }) => id);
      };
      const searchText = String(site.displayName).slice(0, 4);
      expect(await find(searchText)).toContain(site.id);
      expect(await find('*')).toContain(site.id);
      expect(await find('Nosuchsite')).toEqual([]);
      expect(await find(searchText, outsider)).not.toContain(site.id);
      expect((await sendRaw(getService(), owner, 'GET /sites')).status).toBe(400);
      expect((await sendRaw(getService(), owner, `GET /sites?search=${searchText}`)).body.value[0]).toHaveProperty(
        'webUrl',
      );
    });

    it('[GR-301] are addressed by ID, group, "root", and by host and path', async () => {
      const service = getService();
      const { owner, groupId } = service;
      const site = await owner.client.call(operations.getGroupRootSite, { groupId });
      const [hostname = ''] = site.id.split(',');
      const root = await owner.client.call(operations.getSite, { siteId: 'root' });
      expect(site.id.split(',')).toHaveLength(3);
      expect(site).toMatchObject({ siteCollection: { hostname }, root: {}, webUrl: expect.any(String) });
      expect(site.createdDateTime).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(await owner.client.call(operations.getSite, { siteId: site.id })).toMatchObject({ id: site.id });
      const path = new URL(String(site.webUrl)).pathname;
      for (const address of [`/sites/${hostname}:${path}`, `/sites/${hostname}:${path}:`, `/sites/${site.id}`]) {
        expect((await sendRaw(service, owner, `GET ${address}`)).body.id).toBe(site.id);
      }
      expect((await sendRaw(service, owner, `GET /sites/${hostname}`)).body.id).toBe(root.id);
      expect(root.id).not.toBe(site.id);
    });

    it('[GR-302] return 404 if missing, and 403 to people outside the site', async () => {
      const service = getService();
      const { owner, outsider } = service;
      const siteId = await getSiteId(service);
      const [hostname = ''] = siteId.split(',');
      const none = [hostname, crypto.randomUUID(), crypto.randomUUID()].join(',');
      await expectRefusal(owner.client.call(operations.getSite, { siteId: none }), 404, 'itemNotFound');
      await expectRefusal(outsider.client.call(operations.getSite, { siteId }), 403, 'accessDenied');
      await expectRefusal(outsider.client.page(operations.listSiteLists, { siteId }), 403, 'accessDenied');
      const lost = await sendRaw(service, owner, `GET /sites/${hostname}:/sites/${createFreshName(service)}`);
      expect([lost.status, lost.body.error.code]).toEqual([404, 'itemNotFound']);
    });

    it('[GR-303] have their lists under every address', async () => {
      const service = getService();
      const { owner } = service;
      const { siteId, list } = await createFreshList(service);
      const [hostname = ''] = siteId.split(',');
      const { webUrl } = await owner.client.call(operations.getSite, { siteId });
      const path = new URL(String(webUrl)).pathname;
      for (const address of [`/sites/${hostname}:${path}:/lists`, `/groups/${service.groupId}/sites/root/lists`]) {
        const { body } = await sendRaw(service, owner, `GET ${address}`);
        expect(body.value.map(({ id }) => id)).toContain(list.id);
        expect((await sendRaw(service, owner, `GET ${address}/${list.id}`)).body.id).toBe(list.id);
      }
    });
  });
}

export function defineSiteListCases(getService: GetService): void {
  describe('lists of a site', () => {
    it('[GR-304] are the same under site, group and drive, by ID or title', async () => {
      const service = getService();
      const { owner, groupId } = service;
      const { siteId, listId, list } = await createFreshList(service, [], 'documentLibrary');
      const byTitle = await owner.client.call(operations.getSiteList, { siteId, listId: String(list.displayName) });
      const byGroup = await owner.client.call(
        operations.getGroupList,
        { groupId, listId },
        { query: { expand: 'drive' } },
      );
      const driveId = String(byGroup.drive?.id);
      expect(byTitle).toEqual(expect.objectContaining({ id: listId, parentReference: { siteId } }));
      expect((await owner.client.call(operations.getDriveList, { driveId })).id).toBe(listId);
      const change = { body: { description: 'by drive' } };
      await owner.client.call(operations.updateDriveList, { driveId }, change);
      expect((await owner.client.call(operations.getSiteList, { siteId, listId })).description).toBe('by drive');
      await expectRefusal(owner.client.call(operations.getSiteList, { siteId, listId: 'none' }), 404, 'itemNotFound');
    });

    it('[GR-305] are generic lists without a drive by default', async () => {
      const service = getService();
      const { owner } = service;
      const { siteId, listId, list } = await createFreshList(service);
      expect(list).toMatchObject({ list: { template: 'genericList', hidden: false }, eTag: expect.any(String) });
      expect(list['@odata.etag']).toBe(list.eTag);
      const read = await owner.client.call(operations.getSiteList, { siteId, listId }, { query: { expand: 'drive' } });
      expect(read.drive).toBeUndefined();
      const query = { filter: "list/template eq 'genericList'" };
      const { rows } = await owner.client.page(operations.listSiteLists, { siteId }, { query });
      expect(rows.map(({ id }) => id)).toContain(listId);
      expect(rows.every((row) => row.list?.template === 'genericList')).toBe(true);
      for (const body of [
        { displayName: createFreshName(service), list: { template: 'nothing' } },
        { displayName: ' ' },
      ]) {
        await expectRefusal(owner.client.call(operations.createSiteList, { siteId }, { body }), 400, 'invalidRequest');
      }
    });

    it('[GR-306] include columns and rows when expanded', async () => {
      const service = getService();
      const at = await createFreshList(service, [{ name: 'Colour', text: {} }]);
      await addRow(service, at, { Title: 'First', Colour: 'red' });
      const { siteId, listId } = at;
      const query = { select: ['id', 'name'], expand: 'columns($select=name),items($expand=fields($select=Colour))' };
      const list = await service.owner.client.call(operations.getSiteList, { siteId, listId }, { query });
      expect(list.columns).toContainEqual(expect.objectContaining({ name: 'Colour' }));
      expect(list.columns?.some((column) => 'displayName' in column)).toBe(false);
      expect(list.items?.map((row) => row.fields)).toEqual([expect.objectContaining({ Colour: 'red' })]);
      expect(list).not.toHaveProperty('displayName');
    });

    it('[GR-307] are paged', async () => {
      const service = getService();
      for (let n = 0; n < 2; n++) await createFreshList(service);
      const siteId = await getSiteId(service);
      const query = { top: 1, select: ['id'] };
      const page = await service.owner.client.page(operations.listSiteLists, { siteId }, { query });
      expect([page.rows.length, Object.keys(page.rows[0] ?? {}).includes('name')]).toEqual([1, false]);
      const rows = await Array.fromAsync(service.owner.client.rows(operations.listSiteLists, { siteId }, { query }));
      const all = await Array.fromAsync(service.owner.client.rows(operations.listSiteLists, { siteId }));
      expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      await expectRefusal(
        service.owner.client.page(operations.listSiteLists, { siteId }, { query: { filter: "webUrl eq 'x'" } }),
        400,
        'invalidRequest',
      );
    });

    it('[GR-308] update their eTag, and reject an existing title', async () => {
      const service = getService();
      const { owner } = service;
      const { siteId, listId, list } = await createFreshList(service);
      const other = await createFreshList(service);
      const change = (displayName: string) =>
        owner.client.call(operations.updateSiteList, { siteId, listId }, { body: { displayName } });
      await expectRefusal(change(String(other.list.displayName)), 409, 'nameAlreadyExists');
      const changed = await change(createFreshName(service, 'New '));
      expect(getCounter(changed.eTag)).toBeGreaterThan(getCounter(list.eTag));
      const body = { displayName: String(changed.displayName).toUpperCase() };
      await expectRefusal(owner.client.call(operations.createSiteList, { siteId }, { body }), 409, 'nameAlreadyExists');
    });

    it('[GR-309] are deleted with their rows', async () => {
      const service = getService();
      const { owner } = service;
      const at = await createFreshList(service);
      const row = await addRow(service, at, { Title: 'x' });
      const { siteId, listId } = at;
      await owner.client.call(operations.deleteSiteList, { siteId, listId });
      await expectRefusal(owner.client.call(operations.getSiteList, { siteId, listId }), 404, 'itemNotFound');
      const gone = owner.client.call(operations.getSiteListItem, { siteId, listId, listItemId: row.id });
      await expectRefusal(gone, 404, 'itemNotFound');
      await expectRefusal(owner.client.call(operations.deleteSiteList, { siteId, listId }), 404, 'itemNotFound');
    });

    it('[GR-310] are forbidden for people outside of the site', async () => {
      const service = getService();
      const { outsider } = service;
      const at = await createFreshList(service);
      const { siteId, listId } = at;
      const row = await addRow(service, at, { Title: 'x' });
      const body = { displayName: createFreshName(service) };
      await expectRefusal(outsider.client.call(operations.getSiteList, { siteId, listId }), 403, 'accessDenied');
      await expectRefusal(outsider.client.page(operations.listSiteListItems, { siteId, listId }), 403, 'accessDenied');
      await expectRefusal(outsider.client.call(operations.createSiteList, { siteId }, { body }), 403, 'accessDenied');
      const write = await sendRaw(service, outsider, `PATCH /sites/${siteId}/lists/${listId}/items/${row.id}/fields`, {
        body: { Title: 'y' },
      });
      expect([write.status, write.body.error.code]).toEqual([403, 'accessDenied']);
    });
  });
}
