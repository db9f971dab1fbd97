import { describe, expect, it } from 'vitest';
import { compare, formatFilter } from '../odata/filter.ts';
import { operations } from '../operations.ts';
import type { ColumnChange, NewColumn } from '../resources/column.ts';
import { expectRefusal, type GetService, sendRaw } from './service-under-test.ts';
import { addRow, createFreshList, fetchRow, type SiteList } from './site-list.ts';

export function defineSiteColumnCases(getService: GetService): void {
  describe('columns of a list', () => {
    const create = ({ siteId, listId }: SiteList, body: NewColumn) =>
      getService().owner.client.call(operations.createSiteListColumn, { siteId, listId }, { body });
    const read = ({ siteId, listId }: SiteList, columnId: string) =>
      getService().owner.client.call(operations.getSiteListColumn, { siteId, listId, columnId });
    const change = ({ siteId, listId }: SiteList, columnId: string, body: ColumnChange) =>
      getService().owner.client.call(operations.updateSiteListColumn, { siteId, listId, columnId }, { body });
    const remove = ({ siteId, listId }: SiteList, columnId: string) =>
      getService().owner.client.call(operations.deleteSiteListColumn, { siteId, listId, columnId });

    it('[GR-311] are read individually, hidden or not', async () => {
      const list = await createFreshList(getService());
      const createdColumns = await create(list, { name: 'Secret', text: {}, hidden: true });
      expect(await read(list, createdColumns.id)).toMatchObject({
        id: createdColumns.id,
        name: 'Secret',
        hidden: true,
      });
      expect((await read(list, 'Secret')).id).toBe(createdColumns.id);
      await expectRefusal(read(list, crypto.randomUUID()), 404, 'itemNotFound');
    });

    it('[GR-312] have one of many types, with its settings', async () => {
      const at = await createFreshList(getService());
      const kinds: Omit<NewColumn, 'name'>[] = [
        { text: { allowMultipleLines: true } },
        { number: { decimalPlaces: 'two' } },
        { boolean: {} },
        { dateTime: { format: 'dateOnly' } },
        { choice: { choices: ['a', 'b'], allowTextEntry: true } },
        { personOrGroup: { allowMultipleSelection: true } },
        { lookup: { listId: at.listId, columnName: 'Title' } },
        { calculated: { formula: '=1+1', outputType: 'number' } },
        { currency: { locale: 'de-de' } },
        { hyperlinkOrPicture: { isPicture: true } },
      ];
      for (const [index, kind] of kinds.entries()) {
        const { id } = await create(at, { name: `C${index}`, ...kind });
        expect(await read(at, id)).toMatchObject({ name: `C${index}`, readOnly: 'calculated' in kind, ...kind });
      }
      await expectRefusal(create(at, { name: 'None' }), 400, 'invalidRequest');
      await expectRefusal(
        create(at, { name: 'Astray', lookup: { listId: crypto.randomUUID() } }),
        400,
        'invalidRequest',
      );
    });

    it('[GR-313] encode special characters of their name', async () => {
      const at = await createFreshList(getService());
      const column = await create(at, { name: 'Due date', dateTime: {} });
      expect(column).toMatchObject({ name: 'Due_x0020_date', displayName: 'Due date' });
      const row = await addRow(getService(), at, { Due_x0020_date: '2026-06-10T18:47:43Z' });
      expect(row.fields).toMatchObject({ Due_x0020_date: '2026-06-10T18:47:43Z' });
      await expectRefusal(create(at, { name: 'due_x0020_date', text: {} }), 409, 'nameAlreadyExists');
    });

    it('[GR-314] are deleted with their values', async () => {
      const at = await createFreshList(getService());
      const column = await create(at, { name: 'Colour', text: {} });
      const row = await addRow(getService(), at, { Colour: 'red' });
      await remove(at, column.id);
      await expectRefusal(read(at, column.id), 404, 'itemNotFound');
      await create(at, { name: 'Colour', text: {} });
      expect((await fetchRow(getService(), at, row)).fields).not.toHaveProperty('Colour');
      await expectRefusal(remove(at, 'Created'), 400, 'invalidRequest');
    });

    it('[GR-315] are limited to twenty indexes', async () => {
      const columns = Array.from({ length: 20 }, (_, n) => ({ name: `C${n}`, text: {}, indexed: true }));
      const at = await createFreshList(getService(), columns);
      await expectRefusal(create(at, { name: 'OneMore', text: {}, indexed: true }), 400, 'invalidRequest');
      const plain = await create(at, { name: 'OneMore', text: {} });
      await expectRefusal(change(at, plain.id, { indexed: true }), 400, 'invalidRequest');
      await change(at, 'C0', { indexed: false });
      expect(await change(at, plain.id, { indexed: true })).toMatchObject({ indexed: true });
    });

    it('[GR-316] never change their type', async () => {
      const at = await createFreshList(getService());
      const column = await create(at, { name: 'Size', number: {} });
      await expectRefusal(change(at, column.id, { text: {} }), 400, 'invalidRequest');
      expect(await read(at, column.id)).toMatchObject({ number: {} });
    });

    it('[GR-317] include built-in columns: "Author" can be indexed', async () => {
      const service = getService();
      const at = await createFreshList(service);
      const row = await addRow(service, at, { Title: 'x' });
      const { siteId, listId } = at;
      const filter = formatFilter(compare('fields/AuthorLookupId', 'eq', Number(row.fields?.AuthorLookupId)));
      const query = { filter };
      const queryRows = () => service.owner.client.page(operations.listSiteListItems, { siteId, listId }, { query });
      await expectRefusal(queryRows(), 400, 'invalidRequest');
      await change(at, 'Author', { indexed: true });
      expect((await queryRows()).rows.map(({ id }) => id)).toEqual([row.id]);
    });

    it('[GR-318] enforce unique values on request', async () => {
      const service = getService();
      const at = await createFreshList(service);
      await expectRefusal(create(at, { name: 'Code', text: {}, enforceUniqueValues: true }), 400, 'invalidRequest');
      const body = { name: 'Code', text: {}, indexed: true, enforceUniqueValues: true };
      expect(await create(at, body)).toMatchObject({ enforceUniqueValues: true });
      const row = await addRow(service, at, { Code: 'one' });
      await expectRefusal(addRow(service, at, { Code: 'one' }), 400, 'invalidRequest');
      const again = await sendRaw(
        service,
        service.owner,
        `PATCH /sites/${at.siteId}/lists/${at.listId}/items/${row.id}/fields`,
        {
          body: { Code: 'one' },
        },
      );
      expect(again.status).toBe(200);
    });
  });
}
