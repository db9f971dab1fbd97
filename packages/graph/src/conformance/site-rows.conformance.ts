import { describe, expect, it } from 'vitest';
import { and, compare, type Filter, formatFilter } from '../odata/filter.ts';
import { operations } from '../operations.ts';
import type { FieldValues, ListItem } from '../resources/list-item.ts';
import { createFreshFolder, expectRefusal, type GetService, getCounter, putText } from './service-under-test.ts';
import { addRow, allowUnindexedHeader, createFreshList, fetchRow, type SiteList } from './site-list.ts';

export function defineSiteRowCases(getService: GetService): void {
  describe('rows of a list', () => {
    const patch = (
      { siteId, listId }: SiteList,
      { id }: ListItem,
      body: FieldValues,
      more: { ifMatch?: string } = {},
    ) =>
      getService().owner.client.call(
        operations.updateSiteListItemFields,
        { siteId, listId, listItemId: id },
        { body, ...more },
      );
    const find = async ({ siteId, listId }: SiteList, filter: Filter, more: object = {}, headers = {}) => {
      const query = { expand: 'fields', filter: formatFilter(filter), ...more };
      const params = { siteId, listId };
      return Array.fromAsync(getService().owner.client.rows(operations.listSiteListItems, params, { query, headers }));
    };

    it('[GR-320] are created with their fields, author and date', async () => {
      const list = await createFreshList(getService(), [{ name: 'Amount', number: {} }]);
      const row = await addRow(getService(), list, { Title: 'First', Amount: 0 });
      expect(row).toMatchObject({
        id: '1',
        contentType: { name: 'Item' },
        createdBy: { user: { id: getService().owner.id } },
      });
      expect(row.parentReference?.siteId).toBe(list.siteId);
      expect(row.fields).toMatchObject({
        id: '1',
        Title: 'First',
        LinkTitle: 'First',
        Amount: 0,
        ContentType: 'Item',
        Attachments: false,
        _UIVersionString: '1.0',
        AuthorLookupId: expect.stringMatching(/^\d+$/),
        EditorLookupId: expect.stringMatching(/^\d+$/),
        Created: expect.stringMatching(/Z$/),
        Modified: expect.stringMatching(/Z$/),
      });
      expect((await fetchRow(getService(), list, row)).fields).toEqual(row.fields);
      const { siteId, listId } = list;
      const { rows } = await getService().owner.client.page(operations.listSiteListItems, { siteId, listId });
      expect(rows.map(({ id, fields }) => [id, fields])).toEqual([['1', undefined]]);
    });

    it('[GR-321] are updated by fields or as a whole, with optimistic concurrency', async () => {
      const at = await createFreshList(getService(), [{ name: 'Colour', text: {} }]);
      const row = await addRow(getService(), at, { Title: 'x', Colour: 'red' });
      const fields = await patch(at, row, { Colour: 'blue' }, { ifMatch: String(row.eTag) });
      expect(fields).toMatchObject({ Title: 'x', Colour: 'blue' });
      await expectRefusal(patch(at, row, { Colour: 'green' }, { ifMatch: String(row.eTag) }), 412, 'resourceModified');
      const { siteId, listId } = at;
      const whole = await getService().owner.client.call(
        operations.updateSiteListItem,
        { siteId, listId, listItemId: row.id },
        { body: { fields: { Colour: null } } },
      );
      expect(whole.fields).not.toHaveProperty('Colour');
      expect(getCounter(whole.eTag)).toBe(getCounter(row.eTag) + 2);
    });

    it('[GR-321] return their fields alone, with a selection', async () => {
      const at = await createFreshList(getService(), [{ name: 'Colour', text: {} }]);
      const row = await addRow(getService(), at, { Title: 'x', Colour: 'red' });
      const params = { ...at, listItemId: row.id };
      const { call } = getService().owner.client;
      expect(await call(operations.getSiteListItemFields, params)).toMatchObject({ Title: 'x', Colour: 'red' });
      const some = await call(operations.getSiteListItemFields, params, { query: { select: ['Colour'] } });
      expect(some).toMatchObject({ Colour: 'red' });
      expect(some).not.toHaveProperty('Title');
    });

    it('[GR-322] can be deleted, and their number is not reused', async () => {
      const { owner } = getService();
      const at = await createFreshList(getService());
      const row = await addRow(getService(), at, { Title: 'x' });
      const { siteId, listId } = at;
      const params = { siteId, listId, listItemId: row.id };
      await expectRefusal(
        owner.client.call(operations.deleteSiteListItem, params, { ifMatch: '"other,1"' }),
        412,
        'resourceModified',
      );
      await owner.client.call(operations.deleteSiteListItem, params);
      await expectRefusal(fetchRow(getService(), at, row), 404, 'itemNotFound');
      await expectRefusal(owner.client.call(operations.deleteSiteListItem, params), 404, 'itemNotFound');
      expect((await addRow(getService(), at, { Title: 'y' })).id).toBe('2');
    });

    it('[GR-323] reject unknown, computed and read-only fields completely', async () => {
      const at = await createFreshList(getService(), [{ name: 'Sum', calculated: { formula: '=1' } }]);
      for (const fields of [{ Nothing: 1 }, { Created: '2020-01-01T00:00:00Z' }, { Sum: 1 }, { LinkTitle: 'x' }]) {
        await expectRefusal(addRow(getService(), at, { Title: 'x', ...fields }), 400, 'invalidRequest');
      }
      expect(await find(at, compare('id', 'gt', 0))).toEqual([]);
    });

    it('[GR-324] store values of the type of their column', async () => {
      const at = await createFreshList(getService(), [
        { name: 'Done', boolean: {} },
        { name: 'At', dateTime: {} },
        { name: 'Price', currency: {} },
        { name: 'Pick', choice: { choices: ['a', 'b'] } },
        { name: 'Picks', choice: { choices: ['a', 'b'], displayAs: 'checkBoxes' } },
      ]);
      const values = { Done: false, At: '2026-06-10T18:47:43Z', Price: 9.5, Pick: 'a' };
      const selection = { Picks: ['a', 'b'], 'Picks@odata.type': 'Collection(Edm.String)' };
      const row = await addRow(getService(), at, { ...values, ...selection });
      expect(row.fields).toMatchObject({ ...values, Picks: ['a', 'b'] });
      const invalidValues = [
        { Done: 'no' },
        { At: 'soon' },
        { Price: '9' },
        { Pick: ['a'] },
        { Picks: ['a'] },
        { Title: 7 },
      ];
      for (const fields of invalidValues) await expectRefusal(patch(at, row, fields), 400, 'invalidRequest');
      expect((await fetchRow(getService(), at, row)).eTag).toBe(row.eTag);
    });

    it('[GR-325] reference rows of another list by number', async () => {
      const target = await createFreshList(getService());
      const expected = await addRow(getService(), target, { Title: 'Wanted' });
      const at = await createFreshList(getService(), [
        { name: 'Customer', lookup: { listId: target.listId, columnName: 'Title' }, indexed: true },
        { name: 'Others', lookup: { listId: target.listId, allowMultipleValues: true } },
      ]);
      const others = { OthersLookupId: [Number(expected.id)], 'OthersLookupId@odata.type': 'Collection(Edm.Int32)' };
      const row = await addRow(getService(), at, { CustomerLookupId: Number(expected.id), ...others });
      expect(row.fields).toMatchObject({
        CustomerLookupId: expected.id,
        Others: [{ LookupId: Number(expected.id), LookupValue: 'Wanted' }],
      });
      expect(row.fields).not.toHaveProperty('Customer');
      const named = await fetchRow(getService(), at, row, 'fields($select=Customer,CustomerLookupId)');
      expect(named.fields).toMatchObject({ Customer: 'Wanted', CustomerLookupId: expected.id });
      const ownRows = await find(at, compare('fields/CustomerLookupId', 'eq', Number(expected.id)));
      expect(ownRows.map(({ id }) => id)).toEqual([row.id]);
      await expectRefusal(patch(at, row, { CustomerLookupId: 999 }), 400, 'invalidRequest');
      await expectRefusal(patch(at, row, { Customer: 'Wanted' }), 400, 'invalidRequest');
      expect(await patch(at, row, { CustomerLookupId: null })).not.toHaveProperty('CustomerLookupId');
    });

    it('[GR-326] keep a version per change', async () => {
      const { owner } = getService();
      const at = await createFreshList(getService());
      const row = await addRow(getService(), at, { Title: 'one' });
      await patch(at, row, { Title: 'two' });
      const { siteId, listId } = at;
      const params = { siteId, listId, listItemId: row.id };
      const { rows } = await owner.client.page(operations.listSiteListItemVersions, params, {
        query: { expand: 'fields' },
      });
      expect(rows.map(({ id, fields }) => [id, fields?.Title])).toEqual([
        ['2.0', 'two'],
        ['1.0', 'one'],
      ]);
    });

    it('[GR-327] are filtered and sorted by indexed columns, and by other columns on request', async () => {
      const at = await createFreshList(getService(), [
        { name: 'Amount', number: {}, indexed: true },
        { name: 'Note', text: {} },
      ]);
      for (const n of [2, 3, 1]) await addRow(getService(), at, { Amount: n, Note: n > 1 ? 'big' : 'small' });
      const amounts = async (filter: Filter, more: object = {}, headers = {}) =>
        (await find(at, filter, more, headers)).map((row) => row.fields?.Amount);
      const order = { orderby: 'fields/Amount desc', top: 2 };
      expect(await amounts(compare('fields/Amount', 'ge', 1), order)).toEqual([3, 2, 1]);
      expect(await amounts(compare('Fields/amount', 'lt', 2))).toEqual([1]);
      const big = and(compare('fields/Amount', 'gt', 0), compare('fields/Note', 'eq', 'big'));
      await expectRefusal(amounts(big), 400, 'invalidRequest');
      expect(await amounts(big, {}, allowUnindexedHeader)).toEqual([2, 3]);
      expect(await amounts(compare('fields/ContentType', 'eq', 'Item'), {}, allowUnindexedHeader)).toEqual([2, 3, 1]);
      await expectRefusal(amounts(compare('fields/Nothing', 'eq', 1)), 400, 'invalidRequest');
    });

    it('[GR-328] can be written by members', async () => {
      const { member } = getService();
      const { siteId, listId } = await createFreshList(getService());
      const body = { fields: { Title: 'hers' } };
      const row = await member.client.call(operations.createSiteListItem, { siteId, listId }, { body });
      expect(row.createdBy?.user?.id).toBe(member.id);
      await member.client.call(operations.deleteSiteListItem, { siteId, listId, listItemId: row.id });
    });

    it('[GR-329] of a library represent its files, which are deleted with their rows', async () => {
      const service = getService();
      const { owner, driveId } = service;
      const folder = await createFreshFolder(service);
      const file = await putText(service, folder, 'a.txt');
      const { id: listId } = await owner.client.call(operations.getDriveList, { driveId });
      const { id: listItemId } = await owner.client.call(operations.getItemListItem, { driveId, itemId: file.id });
      const at = {
        siteId: (await owner.client.call(operations.getGroupRootSite, { groupId: service.groupId })).id,
        listId,
      };
      const row = await fetchRow(service, at, { id: listItemId }, 'fields,driveItem');
      expect([row.fields?.FileLeafRef, row.driveItem?.id]).toEqual(['a.txt', file.id]);
      await expectRefusal(addRow(service, at, { Title: 'x' }), 400, 'invalidRequest');
      await owner.client.call(operations.deleteSiteListItem, { ...at, listItemId });
      await expectRefusal(owner.client.call(operations.getItem, { driveId, itemId: file.id }), 404, 'itemNotFound');
    });
  });
}
