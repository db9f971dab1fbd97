import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import { addRow, freshList, siteIdOf } from './site-list.ts';
import { ask, counterOf, expectRefusal, freshName, type World } from './world.ts';

export function siteListCases(open: World): void {
  describe('lists of a site', () => {
    it('[GR-304] are one thing under site, group and drive, by id or title', async () => {
      const world = open();
      const { owner, groupId } = world;
      const { siteId, listId, list } = await freshList(world, [], 'documentLibrary');
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

    it('[GR-305] are lists of rows when nothing else is said, and have no drive', async () => {
      const world = open();
      const { owner } = world;
      const { siteId, listId, list } = await freshList(world);
      expect(list).toMatchObject({ list: { template: 'genericList', hidden: false }, eTag: expect.any(String) });
      expect(list['@odata.etag']).toBe(list.eTag);
      const read = await owner.client.call(operations.getSiteList, { siteId, listId }, { query: { expand: 'drive' } });
      expect(read.drive).toBeUndefined();
      const query = { filter: "list/template eq 'genericList'" };
      const { rows } = await owner.client.page(operations.listSiteLists, { siteId }, { query });
      expect(rows.map(({ id }) => id)).toContain(listId);
      expect(rows.every((row) => row.list?.template === 'genericList')).toBe(true);
      for (const body of [{ displayName: freshName(world), list: { template: 'nothing' } }, { displayName: ' ' }]) {
        await expectRefusal(owner.client.call(operations.createSiteList, { siteId }, { body }), 400, 'invalidRequest');
      }
    });

    it('[GR-306] bring their columns and rows along when asked', async () => {
      const world = open();
      const at = await freshList(world, [{ name: 'Colour', text: {} }]);
      await addRow(world, at, { Title: 'First', Colour: 'red' });
      const { siteId, listId } = at;
      const query = { select: ['id', 'name'], expand: 'columns($select=name),items($expand=fields($select=Colour))' };
      const list = await world.owner.client.call(operations.getSiteList, { siteId, listId }, { query });
      expect(list.columns).toContainEqual(expect.objectContaining({ name: 'Colour' }));
      expect(list.columns?.some((column) => 'displayName' in column)).toBe(false);
      expect(list.items?.map((row) => row.fields)).toEqual([expect.objectContaining({ Colour: 'red' })]);
      expect(list).not.toHaveProperty('displayName');
    });

    it('[GR-307] come page after page', async () => {
      const world = open();
      for (let n = 0; n < 2; n++) await freshList(world);
      const siteId = await siteIdOf(world);
      const query = { top: 1, select: ['id'] };
      const page = await world.owner.client.page(operations.listSiteLists, { siteId }, { query });
      expect([page.rows.length, Object.keys(page.rows[0] ?? {}).includes('name')]).toEqual([1, false]);
      const rows = await Array.fromAsync(world.owner.client.rows(operations.listSiteLists, { siteId }, { query }));
      const all = await Array.fromAsync(world.owner.client.rows(operations.listSiteLists, { siteId }));
      expect(rows.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
      await expectRefusal(
        world.owner.client.page(operations.listSiteLists, { siteId }, { query: { filter: "webUrl eq 'x'" } }),
        400,
        'invalidRequest',
      );
    });

    it('[GR-308] count their changes, and refuse a title that is taken', async () => {
      const world = open();
      const { owner } = world;
      const { siteId, listId, list } = await freshList(world);
      const other = await freshList(world);
      const change = (displayName: string) =>
        owner.client.call(operations.updateSiteList, { siteId, listId }, { body: { displayName } });
      await expectRefusal(change(String(other.list.displayName)), 409, 'nameAlreadyExists');
      const changed = await change(freshName(world, 'New '));
      expect(counterOf(changed.eTag)).toBeGreaterThan(counterOf(list.eTag));
      const body = { displayName: String(changed.displayName).toUpperCase() };
      await expectRefusal(owner.client.call(operations.createSiteList, { siteId }, { body }), 409, 'nameAlreadyExists');
    });

    it('[GR-309] are gone with their rows when deleted', async () => {
      const world = open();
      const { owner } = world;
      const at = await freshList(world);
      const row = await addRow(world, at, { Title: 'x' });
      const { siteId, listId } = at;
      await owner.client.call(operations.deleteSiteList, { siteId, listId });
      await expectRefusal(owner.client.call(operations.getSiteList, { siteId, listId }), 404, 'itemNotFound');
      const gone = owner.client.call(operations.getSiteListItem, { siteId, listId, listItemId: row.id });
      await expectRefusal(gone, 404, 'itemNotFound');
      await expectRefusal(owner.client.call(operations.deleteSiteList, { siteId, listId }), 404, 'itemNotFound');
    });

    it('[GR-310] are closed to people outside of the site', async () => {
      const world = open();
      const { outsider } = world;
      const at = await freshList(world);
      const { siteId, listId } = at;
      const row = await addRow(world, at, { Title: 'x' });
      const body = { displayName: freshName(world) };
      await expectRefusal(outsider.client.call(operations.getSiteList, { siteId, listId }), 403, 'accessDenied');
      await expectRefusal(outsider.client.page(operations.listSiteListItems, { siteId, listId }), 403, 'accessDenied');
      await expectRefusal(outsider.client.call(operations.createSiteList, { siteId }, { body }), 403, 'accessDenied');
      const write = await ask(world, outsider, `PATCH /sites/${siteId}/lists/${listId}/items/${row.id}/fields`, {
        body: { Title: 'y' },
      });
      expect([write.status, write.body.error.code]).toEqual([403, 'accessDenied']);
    });
  });
}
