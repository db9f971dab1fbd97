import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { createFreshName, expectRefusal, type GetService, sendRaw } from './service-under-test.ts';
import { createFreshList, getSiteId } from './site-list.ts';

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
