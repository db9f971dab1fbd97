import { beforeAll, describe, expect, it } from 'vitest';
import { and, compare, type Filter, formatFilter, or, startsWith } from '../odata/filter.ts';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import type { FieldValues, ListItem } from '../resources/list-item.ts';
import {
  addFolder,
  createFreshFolder,
  createFreshName,
  expectRefusal,
  fetchItem,
  type GetService,
  getCounter,
  getSiteNames,
  putText,
  sendRaw,
} from './service-under-test.ts';

export function defineRowCases(getService: GetService): void {
  describe('rows of a library', () => {
    let label: string;
    let amount: string;
    let unindexed: string;
    let secret: string;

    beforeAll(async () => {
      const { owner, driveId } = getService();
      const create = async (column: object) => {
        const name = createFreshName(getService(), 'c');
        await owner.client.call(operations.createDriveListColumn, { driveId }, { body: { name, ...column } });
        return name;
      };
      label = await create({ text: {}, indexed: true });
      amount = await create({ number: {}, indexed: true });
      unindexed = await create({ text: {} });
      secret = await create({ text: {}, hidden: true });
    });

    const readRow = (item: DriveItem, expand = 'fields'): Promise<ListItem> => {
      const { owner, driveId } = getService();
      const params = { driveId, itemId: item.id };
      return owner.client.call(operations.getItemListItem, params, { query: { expand } });
    };
    const patch = async (item: DriveItem, body: FieldValues, ifMatch?: string) => {
      const { owner, driveId } = getService();
      const params = { driveId, listItemId: (await readRow(item)).id };
      const options = { body, ...(ifMatch !== undefined && { ifMatch }) };
      return owner.client.call(operations.updateDriveListItemFields, params, options);
    };
    const freshFile = async (fields: FieldValues = {}) => {
      const file = await putText(getService(), await createFreshFolder(getService()), 'a.txt');
      if (Object.keys(fields).length > 0) await patch(file, fields);
      return file;
    };
    const query = async (filter: Filter | string, more: object = {}) => {
      const { owner, driveId } = getService();
      const text = typeof filter === 'string' ? filter : formatFilter(filter);
      const options = { query: { expand: 'fields', filter: text, ...more } };
      return Array.fromAsync(owner.client.rows(operations.listDriveListItems, { driveId }, options));
    };

    it('[GR-52] return fields only when expanded', async () => {
      const { owner, driveId } = getService();
      const file = await freshFile();
      const row = await readRow(file);
      const bare = await owner.client.call(operations.getDriveListItem, { driveId, listItemId: row.id });
      expect(bare.fields).toBeUndefined();
      expect(bare).toMatchObject({
        id: row.id,
        contentType: { name: getSiteNames(getService()).contentTypes.document },
      });
      expect(row.eTag?.toUpperCase()).toContain(String(getCounter(file.eTag)));
      expect(row.fields).toMatchObject({
        id: row.id,
        FileLeafRef: 'a.txt',
        ContentType: getSiteNames(getService()).contentTypes.document,
      });
    });

    it('[GR-53] include folders', async () => {
      const folder = await addFolder(getService(), await createFreshFolder(getService()), 'sub');
      expect((await readRow(folder)).contentType).toEqual({
        id: expect.stringMatching(/^0x0120/),
        name: getSiteNames(getService()).contentTypes.folder,
      });
    });

    it('[GR-54] omit columns without a value, and accept null to clear them', async () => {
      const file = await freshFile({ [label]: 'x', [amount]: 0 });
      expect((await readRow(file)).fields).toMatchObject({ [label]: 'x', [amount]: 0 });
      expect((await readRow(file)).fields).not.toHaveProperty(unindexed);
      await patch(file, { [label]: null });
      expect((await readRow(file)).fields).not.toHaveProperty(label);
    });

    it('[GR-55] return selected fields in both spellings, hidden ones only when selected', async () => {
      const file = await freshFile({ [label]: 'x', [secret]: 'hush' });
      expect((await readRow(file)).fields).not.toHaveProperty(secret);
      for (const expand of [`fields($select=${label},${secret})`, `fields(select=${label},${secret})`]) {
        const { fields = {} } = await readRow(file, expand);
        expect(fields).toMatchObject({ [label]: 'x', [secret]: 'hush' });
        expect(fields).not.toHaveProperty('FileLeafRef');
      }
    });

    it('[GR-56] reject a write with an unknown or read-only column completely', async () => {
      const file = await freshFile({ [label]: 'before' });
      const before = await fetchItem(getService(), file);
      await expectRefusal(patch(file, { [label]: 'after', NoSuchColumn: 1 }), 400, 'invalidRequest');
      await expectRefusal(patch(file, { [label]: 'after', Created: '2020-01-01T00:00:00Z' }), 400, 'invalidRequest');
      expect((await readRow(file)).fields).toMatchObject({ [label]: 'before' });
      expect((await fetchItem(getService(), file)).eTag).toBe(before.eTag);
    });

    it('[GR-57] store at most 255 characters in a single-line column', async () => {
      const file = await freshFile({ [label]: 'x'.repeat(255) });
      await expectRefusal(patch(file, { [label]: 'x'.repeat(256) }), 400, 'invalidRequest');
    });

    it('[GR-58] count a field change in the eTag but not in the cTag, and return the fields', async () => {
      const file = await freshFile();
      expect(await patch(file, { [label]: 'x' })).toMatchObject({ [label]: 'x' });
      const after = await fetchItem(getService(), file);
      expect(getCounter(after.eTag)).toBe(getCounter(file.eTag) + 1);
      expect(after.cTag).toBe(file.cTag);
    });

    it('[GR-59] return 412 for an outdated eTag', async () => {
      const file = await freshFile();
      const first = String(file.eTag);
      await patch(file, { [label]: 'x' }, first);
      await expectRefusal(patch(file, { [label]: 'y' }, first), 412, 'resourceModified');
      expect((await readRow(file)).fields).toMatchObject({ [label]: 'x' });
    });

    it('[GR-60] filter by indexed columns', async () => {
      const uniqueText = createFreshName(getService(), "O'Neill ");
      const [a, b, c] = await Promise.all(
        [1, 2, 3].map((n) => freshFile({ [label]: `${uniqueText}-${n}`, [amount]: n })),
      );
      const rowIds = (items: (DriveItem | undefined)[]) =>
        Promise.all(items.map(async (item) => Number((await readRow(item!)).id))).then((ids) => ids.sort());
      const ownRows = startsWith(`fields/${label}`, uniqueText);
      const findIds = async (filter: Filter) => (await query(filter)).map((row) => Number(row.id)).sort();
      expect(await findIds(ownRows)).toEqual(await rowIds([a, b, c]));
      expect(await findIds(compare(`fields/${label}`, 'eq', `${uniqueText}-2`))).toEqual(await rowIds([b]));
      expect(await findIds(and(ownRows, compare(`fields/${amount}`, 'ge', 2)))).toEqual(await rowIds([b, c]));
      const expectedIds = or(compare(`fields/${amount}`, 'lt', 2), compare(`fields/${amount}`, 'gt', 2));
      expect(await findIds(and(ownRows, expectedIds))).toEqual(await rowIds([a, c]));
      expect(await findIds(and(ownRows, compare(`fields/${amount}`, 'ne', 2)))).toEqual(await rowIds([a, c]));
    });

    it('[GR-61] sort by an indexed column across pages', async () => {
      const uniqueText = createFreshName(getService(), 'sorted');
      for (const n of [2, 3, 1]) await freshFile({ [label]: uniqueText, [amount]: n });
      const mine = compare(`fields/${label}`, 'eq', uniqueText);
      const rows = await query(mine, { orderby: `fields/${amount} desc`, top: 2 });
      expect(rows.map((row) => row.fields?.[amount])).toEqual([3, 2, 1]);
    });

    it('[GR-62] reject filters and sorting without an index, unless the Prefer header allows them', async () => {
      const service = getService();
      const file = await freshFile({ [unindexed]: createFreshName(service) });
      const value = String((await readRow(file)).fields?.[unindexed]);
      const filter = compare(`fields/${unindexed}`, 'eq', value);
      await expectRefusal(query(filter), 400, 'invalidRequest');
      await expectRefusal(
        query(compare(`fields/${label}`, 'eq', 'x'), { orderby: `fields/${unindexed}` }),
        400,
        'invalidRequest',
      );
      const path = `/drives/${service.driveId}/list/items?$filter=${encodeURIComponent(formatFilter(filter))}`;
      const headers = { Prefer: 'HonorNonIndexedQueriesWarningMayFailRandomly' };
      const answer = await sendRaw(service, service.owner, `GET ${path}`, { headers });
      expect([answer.status, answer.body.value.length]).toEqual([200, 1]);
    });

    it('[GR-63] reject a filter without "fields/", and unsupported functions', async () => {
      await expectRefusal(query(compare(label, 'eq', 'x')), 400, 'invalidRequest');
      await expectRefusal(query(`contains(fields/${label},'x')`), 400, /./);
    });

    it('[GR-64] are paged without a filter', async () => {
      const { owner, driveId } = getService();
      await freshFile();
      const page = await owner.client.page(operations.listDriveListItems, { driveId }, { query: { top: 1 } });
      expect(page.rows).toHaveLength(1);
      const next = await owner.client.page(operations.listDriveListItems, { driveId }, { link: String(page.nextLink) });
      expect(next.rows[0]?.id).not.toBe(page.rows[0]?.id);
    });

    it('[GR-65] are files and folders and cannot be created by POST', async () => {
      const service = getService();
      const answer = await sendRaw(service, service.owner, `POST /drives/${service.driveId}/list/items`, {
        body: { fields: {} },
      });
      expect([answer.status, answer.body.error.code]).toEqual([400, 'invalidRequest']);
    });

    it('[GR-66] include their file when expanded', async () => {
      const { owner, driveId } = getService();
      const file = await freshFile();
      const { id: listItemId } = await readRow(file);
      const query = { expand: 'driveItem($select=id,name)' };
      const row = await owner.client.call(operations.getDriveListItem, { driveId, listItemId }, { query });
      expect(row.driveItem).toEqual(expect.objectContaining({ id: file.id, name: 'a.txt' }));
      expect(row.driveItem).not.toHaveProperty('size');
    });
  });
}
