import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import { createSampleWorkbook } from './create-sample-workbook.ts';
import {
  createFreshFolder,
  createFreshName,
  expectRefusal,
  type GetService,
  putText,
  sendRaw,
} from './service-under-test.ts';

export function defineWorkbookCases(getService: GetService): void {
  const itemParams = (item: DriveItem) => ({ driveId: getService().driveId, itemId: item.id });
  const putWorkbook = async () => {
    const params = {
      driveId: getService().driveId,
      itemId: 'root',
      path: `${createFreshName(getService(), 'towns')}.xlsx`,
    };
    return getService().owner.client.call(operations.putChildContent, params, { bytes: createSampleWorkbook() });
  };

  describe('workbooks', () => {
    it('[GR-410] list their sheets, and the tables of the workbook and of one sheet', async () => {
      const { client } = getService().owner;
      const file = await putWorkbook();
      const sheets = (await client.call(operations.listWorksheets, itemParams(file))).value;
      expect(sheets.map(({ name, position, visibility }) => [name, position, visibility])).toEqual([
        ['Places', 0, 'Visible'],
        ['Empty', 1, 'Visible'],
      ]);
      const tables = (await client.call(operations.listWorkbookTables, itemParams(file))).value;
      expect(tables.map(({ name, showHeaders }) => [name, showHeaders])).toEqual([['Towns', true]]);
      const params = { ...itemParams(file), worksheetId: 'Empty' };
      expect((await client.call(operations.listWorksheetTables, params)).value).toEqual([]);
      const firstSheetTables = { ...itemParams(file), worksheetId: String(sheets[0]?.id) };
      expect((await client.call(operations.listWorksheetTables, firstSheetTables)).value).toHaveLength(1);
    });

    it('[GR-411] return columns with their header among the values, by ID or name of the table', async () => {
      const { client } = getService().owner;
      const file = await putWorkbook();
      const table = await client.call(operations.getWorkbookTable, { ...itemParams(file), tableId: 'towns' });
      const columns = (await client.call(operations.listTableColumns, { ...itemParams(file), tableId: table.id }))
        .value;
      expect(columns.map(({ name, index, values }) => ({ name, index, values }))).toEqual([
        { name: 'Town', index: 0, values: [['Town'], ['Zürich'], ['Bern']] },
        { name: 'Since', index: 1, values: [['Since'], [44197], ['']] },
        { name: 'Capital', index: 2, values: [['Capital'], [false], [true]] },
      ]);
    });

    it('[GR-412] return rows without the header, and ranges of them', async () => {
      const { client } = getService().owner;
      const params = { ...itemParams(await putWorkbook()), tableId: 'Towns' };
      const { value } = await client.call(operations.listTableRows, params);
      expect(value.map(({ index, values }) => ({ index, values }))).toEqual([
        { index: 0, values: [['Zürich', 44197, false]] },
        { index: 1, values: [['Bern', '', true]] },
      ]);
      const page = await client.call(operations.listTableRows, params, { query: { top: 1, skip: 1 } });
      expect(page.value.map(({ index }) => index)).toEqual([1]);
    });

    it('[GR-413] are also addressed by path', async () => {
      const service = getService();
      const file = await putWorkbook();
      const address = `GET /drives/${service.driveId}/root:/${file.name}:/workbook/tables/Towns/rows?$top=1`;
      const { status, body } = await sendRaw(service, service.owner, address);
      expect(status).toBe(200);
      expect(body.value).toHaveLength(1);
    });

    it('[GR-414] have their own error codes: for missing parts and for other files', async () => {
      const service = getService();
      const { client } = service.owner;
      const file = await putWorkbook();
      const missing = client.call(operations.getWorkbookTable, { ...itemParams(file), tableId: 'Nowhere' });
      await expectRefusal(missing, 404, 'notFound');
      for (const name of ['old.xls', 'broken.xlsx', 'notes.txt']) {
        const other = await putText(service, await createFreshFolder(service), name);
        await expectRefusal(client.call(operations.listWorksheets, itemParams(other)), 400, 'badRequest');
      }
    });

    it('[GR-415] are read in sessions, which belong to one user and file', async () => {
      const service = getService();
      const { client } = service.owner;
      const [file, other] = [await putWorkbook(), await putWorkbook()];
      const session = await client.call(operations.createWorkbookSession, itemParams(file), {
        body: { persistChanges: false },
      });
      expect(session.persistChanges).toBe(false);
      expect(
        (await client.call(operations.createWorkbookSession, itemParams(other), { body: {} })).persistChanges,
      ).toBe(false);
      const headers = { 'workbook-session-id': session.id };
      expect((await client.call(operations.listWorksheets, itemParams(file), { headers })).value).toHaveLength(2);
      await expectRefusal(client.call(operations.listWorksheets, itemParams(other), { headers }), 404, 'notFound');
      await client.call(operations.closeWorkbookSession, itemParams(file), { headers });
    });

    it('[GR-416] are forbidden without read permission', async () => {
      const file = await putWorkbook();
      await expectRefusal(
        getService().outsider.client.call(operations.listWorksheets, itemParams(file)),
        403,
        'accessDenied',
      );
    });

    it('[GR-417] return the latest values', async () => {
      const service = getService();
      const { client } = service.owner;
      const file = await putWorkbook();
      await client.call(operations.listWorksheets, itemParams(file));
      await client.call(operations.putItemContent, itemParams(file), { bytes: createSampleWorkbook('Basel') });
      const { value } = await client.call(operations.listTableRows, { ...itemParams(file), tableId: 'Towns' });
      expect(value[0]?.values[0]?.[0]).toBe('Basel');
    });
  });
}
