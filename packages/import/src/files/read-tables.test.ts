import { strToU8 } from 'fflate';
import { expect, it } from 'vitest';
import { createXlsx } from './create-xlsx.ts';
import { readTables } from './read-tables.ts';

const createRelationships = (target: string) =>
  strToU8(
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/table" Target="${target}"/></Relationships>`,
  );

const createTable = (attributes: string, ...columns: string[]) =>
  strToU8(
    `<table ${attributes}><tableColumns>${columns.map((name, at) => `<tableColumn id="${at + 1}" name="${name}"/>`).join('')}</tableColumns></table>`,
  );

const sheets = {
  Notes: [['a']],
  Prices: [[], ['', 'id', 'price'], ['', 'P-1', '2'], ['', 'P-2'], ['', 'Total', '2']],
};

const createWorkbookWithTable = (attributes: string, target = '../tables/table1.xml') =>
  createXlsx(sheets, {
    'xl/worksheets/_rels/sheet2.xml.rels': createRelationships(target),
    'xl/tables/table1.xml': createTable(attributes, 'id', 'price'),
  });

it.each(['../tables/table1.xml', '/xl/tables/table1.xml', './../tables/table1.xml'])(
  '[IMP-96] finds tables by %s',
  (target) => {
    const [read, ...others] = readTables(
      createWorkbookWithTable(
        'id="7" xr:uid="{A-B}" name="Prices" displayName="Prices" ref="B2:C5" totalsRowCount="1"',
        target,
      ),
    );
    expect(others).toEqual([]);
    expect(read).toEqual({
      ids: ['{A-B}', '7', 'Prices', 'Prices'],
      name: 'Prices',
      columns: ['id', 'price'],
      rows: [
        ['P-1', '2'],
        ['P-2', ''],
      ],
    });
  },
);

it('[IMP-96] reads tables without a header, and keeps numbers, dates and booleans', () => {
  const cells =
    '<row r="1"><c r="A1"><v>46000.5</v></c><c r="B1" t="b"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>';
  const bytes = createXlsx(
    { One: [] },
    {
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${cells}</sheetData></worksheet>`),
      'xl/worksheets/_rels/sheet1.xml.rels': createRelationships('../tables/table1.xml'),
      'xl/tables/table1.xml': createTable('id="1" name="T" ref="A1:B2" headerRowCount="0"', 'one', 'two'),
    },
  );
  expect(readTables(bytes)).toMatchObject([
    {
      rows: [
        [46_000.5, true],
        [2, ''],
      ],
    },
  ]);
});

it.each([
  ['no table', createXlsx(sheets)],
  ['a table that is nowhere', createWorkbookWithTable('id="1" name="T" ref="A1"')],
  ['a table whose part is missing', createWorkbookWithTable('id="1" ref="B2:C3"', '../tables/other.xml')],
])('[IMP-96] finds no tables in a workbook with %s', (_, bytes) => {
  expect(readTables(bytes)).toEqual([]);
});

it("[IMP-96] rejects files that aren't workbooks, such as one encrypted by a sensitivity label", () => {
  expect(() => readTables(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]))).toThrow('unreadable');
});
