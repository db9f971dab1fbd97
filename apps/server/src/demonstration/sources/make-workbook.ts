import { strToU8, zipSync } from 'fflate';
import type { DemoFileSource } from './demo-source.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Name of the table in a workbook. Graph accepts the name as the table's ID. */
export const TABLE = 'Rows';

/** Creates an Excel workbook whose table contains the rows of a data source. Supports fewer than 26 columns. */
export function makeWorkbook({ columns, rows, title }: Pick<DemoFileSource, 'columns' | 'rows' | 'title'>): Uint8Array {
  const range = `A1:${letter(columns.length - 1)}${rows.length + 1}`;
  const lines = [columns, ...rows].map((cells, at) => `<row r="${at + 1}">${cells.map(cellAt(at + 1)).join('')}</row>`);
  const named = columns.map((name, at) => `<tableColumn id="${at + 1}" name="${escaped(name)}"/>`).join('');
  return zipSync({
    '[Content_Types].xml': part(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${[
        ['/xl/workbook.xml', 'sheet.main'],
        ['/xl/worksheets/sheet1.xml', 'worksheet'],
        ['/xl/tables/table1.xml', 'table'],
      ]
        .map(([name, type]) => `<Override PartName="${name}" ContentType="${TYPE}.${type}+xml"/>`)
        .join('')}</Types>`,
    ),
    '_rels/.rels': related('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': part(
      `<workbook xmlns="${SHEET}" xmlns:r="${RELATION}"><sheets><sheet name="${escaped(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': related('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': part(
      `<worksheet xmlns="${SHEET}" xmlns:r="${RELATION}"><sheetData>${lines.join('')}</sheetData><tableParts count="1"><tablePart r:id="rId1"/></tableParts></worksheet>`,
    ),
    'xl/worksheets/_rels/sheet1.xml.rels': related('table', '../tables/table1.xml'),
    'xl/tables/table1.xml': part(
      `<table xmlns="${SHEET}" id="1" name="${TABLE}" displayName="${TABLE}" ref="${range}" totalsRowShown="0"><autoFilter ref="${range}"/><tableColumns count="${columns.length}">${named}</tableColumns><tableStyleInfo name="TableStyleMedium2" showRowStripes="1"/></table>`,
    ),
  });
}

const letter = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

const cellAt =
  (line: number) =>
  (cell: string | number, at: number): string => {
    const place = `r="${letter(at)}${line}"`;
    if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
    return `<c ${place} t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const part = (xml: string): Uint8Array => strToU8(HEAD + xml);

const related = (kind: string, target: string): Uint8Array =>
  part(
    `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${RELATION}/${kind}" Target="${target}"/></Relationships>`,
  );
