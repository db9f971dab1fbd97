import { describe, expect, it } from 'vitest';
import { operations } from '../operations.ts';
import type { DriveItem } from '../resources/drive-item.ts';
import { sampleWorkbook } from './workbook-sample.ts';
import { ask, expectRefusal, freshFolder, freshName, putText, type World } from './world.ts';

export function workbookCases(open: World): void {
  const at = (item: DriveItem) => ({ driveId: open().driveId, itemId: item.id });
  const putWorkbook = async () => {
    const params = { driveId: open().driveId, itemId: 'root', path: `${freshName(open(), 'towns')}.xlsx` };
    return open().owner.client.call(operations.putChildContent, params, { bytes: sampleWorkbook() });
  };

  describe('workbooks', () => {
    it('[GR-410] list their sheets and tables, of the whole and of one sheet', async () => {
      const { client } = open().owner;
      const file = await putWorkbook();
      const sheets = (await client.call(operations.listWorksheets, at(file))).value;
      expect(sheets.map(({ name, position, visibility }) => [name, position, visibility])).toEqual([
        ['Places', 0, 'Visible'],
        ['Empty', 1, 'Visible'],
      ]);
      const tables = (await client.call(operations.listWorkbookTables, at(file))).value;
      expect(tables.map(({ name, showHeaders }) => [name, showHeaders])).toEqual([['Towns', true]]);
      const params = { ...at(file), worksheetId: 'Empty' };
      expect((await client.call(operations.listWorksheetTables, params)).value).toEqual([]);
      const ofFirst = { ...at(file), worksheetId: String(sheets[0]?.id) };
      expect((await client.call(operations.listWorksheetTables, ofFirst)).value).toHaveLength(1);
    });

    it('[GR-411] give columns with their header among the values, by id or name of the table', async () => {
      const { client } = open().owner;
      const file = await putWorkbook();
      const table = await client.call(operations.getWorkbookTable, { ...at(file), tableId: 'towns' });
      const columns = (await client.call(operations.listTableColumns, { ...at(file), tableId: table.id })).value;
      expect(columns.map(({ name, index, values }) => ({ name, index, values }))).toEqual([
        { name: 'Town', index: 0, values: [['Town'], ['Zürich'], ['Bern']] },
        { name: 'Since', index: 1, values: [['Since'], [44197], ['']] },
        { name: 'Capital', index: 2, values: [['Capital'], [false], [true]] },
      ]);
    });

    it('[GR-412] give rows without the header, and parts of them', async () => {
      const { client } = open().owner;
      const params = { ...at(await putWorkbook()), tableId: 'Towns' };
      const { value } = await client.call(operations.listTableRows, params);
      expect(value.map(({ index, values }) => ({ index, values }))).toEqual([
        { index: 0, values: [['Zürich', 44197, false]] },
        { index: 1, values: [['Bern', '', true]] },
      ]);
      const page = await client.call(operations.listTableRows, params, { query: { top: 1, skip: 1 } });
      expect(page.value.map(({ index }) => index)).toEqual([1]);
    });

    it('[GR-413] are found by path too', async () => {
      const world = open();
      const file = await putWorkbook();
      const address = `GET /drives/${world.driveId}/root:/${file.name}:/workbook/tables/Towns/rows?$top=1`;
      const { status, body } = await ask(world, world.owner, address);
      expect(status).toBe(200);
      expect(body.value).toHaveLength(1);
    });

    it('[GR-414] refuse in words of their own: what is not there, what is no workbook', async () => {
      const world = open();
      const { client } = world.owner;
      const file = await putWorkbook();
      const missing = client.call(operations.getWorkbookTable, { ...at(file), tableId: 'Nowhere' });
      await expectRefusal(missing, 404, 'notFound');
      for (const name of ['old.xls', 'broken.xlsx', 'notes.txt']) {
        const other = await putText(world, await freshFolder(world), name);
        await expectRefusal(client.call(operations.listWorksheets, at(other)), 400, 'badRequest');
      }
    });

    it('[GR-415] are read in sessions, which are of one person and file', async () => {
      const world = open();
      const { client } = world.owner;
      const [file, other] = [await putWorkbook(), await putWorkbook()];
      const session = await client.call(operations.createWorkbookSession, at(file), {
        body: { persistChanges: false },
      });
      expect(session.persistChanges).toBe(false);
      expect((await client.call(operations.createWorkbookSession, at(other), { body: {} })).persistChanges).toBe(false);
      const headers = { 'workbook-session-id': session.id };
      expect((await client.call(operations.listWorksheets, at(file), { headers })).value).toHaveLength(2);
      await expectRefusal(client.call(operations.listWorksheets, at(other), { headers }), 404, 'notFound');
      await client.call(operations.closeWorkbookSession, at(file), { headers });
    });

    it('[GR-416] are closed to those who may not read the file', async () => {
      const file = await putWorkbook();
      await expectRefusal(open().outsider.client.call(operations.listWorksheets, at(file)), 403, 'accessDenied');
    });

    it('[GR-417] show what was written last', async () => {
      const world = open();
      const { client } = world.owner;
      const file = await putWorkbook();
      await client.call(operations.listWorksheets, at(file));
      await client.call(operations.putItemContent, at(file), { bytes: sampleWorkbook('Basel') });
      const { value } = await client.call(operations.listTableRows, { ...at(file), tableId: 'Towns' });
      expect(value[0]?.values[0]?.[0]).toBe('Basel');
    });
  });
}
