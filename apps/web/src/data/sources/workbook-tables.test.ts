import { createGraphClient } from '@tideform/graph';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { createSourceLocations } from './useSourceLocations.ts';

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Workbook file with one table of two columns. */
const workbook = zipSync({
  'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="One" r:id="rId1"/></sheets></workbook>'),
  'xl/_rels/workbook.xml.rels': strToU8(
    `<Relationships><Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  'xl/worksheets/sheet1.xml': strToU8(
    '<worksheet><sheetData><row r="2"><c r="A2"><v>7</v></c><c r="B2" t="b"><v>1</v></c></row></sheetData></worksheet>',
  ),
  'xl/worksheets/_rels/sheet1.xml.rels': strToU8(
    `<Relationships><Relationship Id="rId1" Type="${type}/table" Target="../tables/table1.xml"/></Relationships>`,
  ),
  'xl/tables/table1.xml': strToU8(
    '<table id="1" xr:uid="{A-B}" displayName="Prices" ref="A1:B2"><tableColumns><tableColumn name="price"/><tableColumn name="sold"/></tableColumns></table>',
  ),
});

/** Graph client for a tenant that doesn't let the app open workbooks. */
const graph = createGraphClient({
  baseUrl: 'https://graph.test/v1.0',
  token: async () => 'token',
  wait: async () => {},
  random: () => 0,
  async fetch(address) {
    const { pathname, origin } = new URL(String(address));
    if (origin === 'https://files.test') return new Response(workbook as BodyInit);
    if (pathname.includes('/workbook/')) return Response.json({ error: { code: 'AccessDenied' } }, { status: 403 });
    const url = 'https://files.test/prices.xlsx';
    return Response.json({ id: 'i', name: 'prices.xlsx', size: workbook.length, '@microsoft.graph.downloadUrl': url });
  },
});

it('reads the tables of a workbook file if the app may not use the Excel service', async () => {
  const locations = createSourceLocations(graph, 'crew');
  const tables = await locations.loadTables('d', 'prices.xlsx');
  expect(tables).toEqual([{ id: '{A-B}', name: 'Prices' }]);
  const config = { driveId: 'd', path: 'prices.xlsx', tableId: tables[0]!.id };
  expect(await locations.loadPreviewRows({ type: 'excel-online', config }, 5)).toEqual([{ price: 7, sold: true }]);
});
