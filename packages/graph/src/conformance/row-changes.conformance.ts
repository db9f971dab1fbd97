import { describe, expect, it } from 'vitest';
import type { CallOptions, GraphPage } from '../client.ts';
import { operations } from '../operations.ts';
import type { ListItemChange } from '../resources/list-item.ts';
import { addFolder, createFreshFolder, type GetService, putText, sendRaw } from './service-under-test.ts';
import { addRow, createFreshList, getSiteId, type SiteList } from './site-list.ts';

interface RowChangeRound {
  readonly rows: readonly ListItemChange[];
  readonly pages: number;
  readonly deltaLink: string;
}

export function defineRowChangeCases(getService: GetService): void {
  describe('changes of a list', () => {
    type Options = CallOptions<undefined> & { readonly link?: string };

    /**
     * Reads all pages of changes, up to the page with the delta link. If a row occurs several times, its last
     * occurrence counts.
     */
    const changes = async (
      list: SiteList,
      options: Options = { query: { expand: 'fields' } },
    ): Promise<RowChangeRound> => {
      const { siteId, listId } = list;
      const read = (one: Options): Promise<GraphPage<ListItemChange>> =>
        getService().owner.client.page(operations.listSiteListItemChanges, { siteId, listId }, one);
      const rows = new Map<string, ListItemChange>();
      let page = await read(options);
      for (let pages = 1; ; pages++) {
        for (const row of page.rows) rows.set(row.id, row);
        expect(page.nextLink === undefined).toBe(page.deltaLink !== undefined);
        if (page.deltaLink !== undefined) return { rows: [...rows.values()], pages, deltaLink: page.deltaLink };
        page = await read({ link: String(page.nextLink) });
      }
    };
    const remove = ({ siteId, listId }: SiteList, listItemId: string) =>
      getService().owner.client.call(operations.deleteSiteListItem, { siteId, listId, listItemId });
    const rename = ({ siteId, listId }: SiteList, listItemId: string, title: string) =>
      getService().owner.client.call(
        operations.updateSiteListItemFields,
        { siteId, listId, listItemId },
        { body: { Title: title } },
      );

    it('[GR-330] enumerate all rows at first, with their fields', async () => {
      const at = await createFreshList(getService());
      for (const title of ['a', 'b']) await addRow(getService(), at, { Title: title });
      const { rows } = await changes(at);
      expect(rows.map((row) => row.fields?.Title).sort()).toEqual(['a', 'b']);
      const { rows: idsOnly } = await changes(at, { query: { select: ['id'] } });
      expect(idsOnly.every((row) => row.fields === undefined && row.contentType === undefined)).toBe(true);
    });

    it('[GR-331] return the current state of changed rows, and little more than the ID of deleted ones', async () => {
      const at = await createFreshList(getService());
      for (const title of ['a', 'b', 'c']) await addRow(getService(), at, { Title: title });
      const first = await changes(at);
      await rename(at, '1', 'A');
      await rename(at, '1', 'AA');
      await remove(at, '2');
      await addRow(getService(), at, { Title: 'd' });
      const { rows, deltaLink } = await changes(at, { link: first.deltaLink });
      const byId = new Map(rows.map((row) => [row.id, row]));
      expect([...byId.keys()].sort()).toEqual(['1', '2', '4']);
      expect(byId.get('1')?.fields?.Title).toBe('AA');
      expect(byId.get('2')).toMatchObject({ deleted: { state: 'deleted' }, parentReference: { siteId: at.siteId } });
      expect(byId.get('2')?.contentType?.id).toMatch(/^0x01/);
      expect(byId.get('2')).not.toHaveProperty('fields');
      expect((await changes(at, { link: deltaLink })).rows).toEqual([]);
      expect((await changes(at, { link: first.deltaLink })).rows).toHaveLength(3);
    });

    it('[GR-332] start at the current state with the token "latest"', async () => {
      const at = await createFreshList(getService());
      await addRow(getService(), at, { Title: 'before' });
      const start = await changes(at, { query: { token: 'latest', expand: 'fields' } });
      expect(start.rows).toEqual([]);
      await addRow(getService(), at, { Title: 'after' });
      const { rows } = await changes(at, { link: start.deltaLink });
      expect(rows.map((row) => row.fields?.Title)).toEqual(['after']);
    });

    it('[GR-333] are paged, with the options in the links', async () => {
      const at = await createFreshList(getService());
      for (const title of ['a', 'b', 'c']) await addRow(getService(), at, { Title: title });
      const query = { top: 1, expand: 'fields($select=Title)' };
      const { rows, pages, deltaLink } = await changes(at, { query });
      expect(pages).toBeGreaterThan(2);
      expect(rows.map((row) => row.fields?.Title).sort()).toEqual(['a', 'b', 'c']);
      expect(rows.every((row) => row.fields?.Created === undefined)).toBe(true);
      expect(decodeURIComponent(deltaLink)).toContain('fields($select=Title)');
    });

    it('[GR-334] return 410 with a restart link if the token is invalid', async () => {
      const service = getService();
      const at = await createFreshList(service);
      await addRow(service, at, { Title: 'a' });
      const { deltaLink } = await changes(at);
      await service.expireChangeTokens(at.listId);
      const answer = await sendRaw(service, service.owner, `GET ${deltaLink}`);
      expect([answer.status, answer.body.error.code]).toEqual([410, expect.stringMatching(/^resync/)]);
      const start = String(answer.headers.get('Location'));
      expect(start).not.toContain('token=');
      expect((await changes(at, { link: start })).rows.map((row) => row.fields?.Title)).toEqual(['a']);
      const invalidToken = await sendRaw(
        service,
        service.owner,
        `GET /sites/${at.siteId}/lists/${at.listId}/items/delta?token=x`,
      );
      expect(invalidToken.status).toBe(410);
    });

    it('[GR-335] include files and folders of a library, and the content of a deleted folder', async () => {
      const service = getService();
      const { owner, driveId } = service;
      const { id: listId } = await owner.client.call(operations.getDriveList, { driveId });
      const at = { siteId: await getSiteId(service), listId };
      const start = await changes(at, { query: { token: 'latest', expand: 'fields' } });
      const outer = await createFreshFolder(service);
      const inner = await addFolder(service, outer, 'inner');
      await putText(service, inner, 'deep.txt');
      const createdRows = await changes(at, { link: start.deltaLink });
      expect(createdRows.rows.map((row) => row.fields?.FileLeafRef).sort()).toEqual(
        ['deep.txt', 'inner', outer.name].sort(),
      );
      await owner.client.call(operations.deleteItem, { driveId, itemId: outer.id });
      for (const link of [createdRows.deltaLink, `${createdRows.deltaLink}&$top=1`]) {
        const deleted = await changes(at, { link });
        expect(deleted.rows.map((row) => row.id).sort()).toEqual(createdRows.rows.map((row) => row.id).sort());
        expect(deleted.rows.every((row) => row.deleted !== undefined)).toBe(true);
      }
    });

    it('[GR-337] report rows that are deleted during the enumeration', async () => {
      const at = await createFreshList(getService());
      for (const title of ['a', 'b', 'c', 'd']) await addRow(getService(), at, { Title: title });
      const read = (options: Options) =>
        getService().owner.client.page(operations.listSiteListItemChanges, at, options);
      let page = await read({ query: { top: 1 } });
      while (page.rows.length === 0) page = await read({ link: page.nextLink! });
      const reported = page.rows[0]!.id;
      await remove(at, reported);
      const rest = await changes(at, { link: page.nextLink! });
      const second = await changes(at, { link: rest.deltaLink });
      const rows = new Map([...page.rows, ...rest.rows, ...second.rows].map((row) => [row.id, row]));
      expect([...rows.keys()].sort()).toEqual(['1', '2', '3', '4']);
      expect([...rows.values()].filter(({ deleted }) => deleted)).toMatchObject([{ id: reported }]);
    });

    it('[GR-336] are the same under the address of the group, and with the token in parentheses', async () => {
      const service = getService();
      const { siteId, listId } = await createFreshList(service);
      await addRow(service, { siteId, listId }, { Title: 'a' });
      const { groupId } = service;
      const page = await service.owner.client.page(operations.listGroupListItemChanges, { groupId, listId });
      expect(page.rows.map(({ id }) => id)).toEqual(['1']);
      const latest = await sendRaw(
        service,
        service.owner,
        `GET /sites/${siteId}/lists/${listId}/items/delta(token='latest')`,
      );
      expect([latest.status, latest.body.value]).toEqual([200, []]);
    });
  });
}
