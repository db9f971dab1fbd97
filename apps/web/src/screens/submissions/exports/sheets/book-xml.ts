import { xmlText } from './cell-xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const document = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const longestName = 31;

/** Names as spreadsheets take them for sheets: 31 letters at most, without some signs, and no two alike. */
export function sheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const plain = trimmed(name.replace(/[[\]:*?/\\]|\p{Cc}/gu, ' ')) || 'Sheet';
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` ${count}`;
      const free = plain.slice(0, longestName - end.length) + end;
      if (taken.has(free.toLowerCase())) continue;
      taken.add(free.toLowerCase());
      return free;
    }
  });
}

/** Without the blanks and quotes at its ends. */
function trimmed(name: string): string {
  const signs = [...name];
  const isKept = (sign: string) => sign !== "'" && sign.trim() !== '';
  return signs.slice(Math.max(0, signs.findIndex(isKept)), signs.findLastIndex(isKept) + 1).join('');
}

/** What a workbook is beside its sheets, by path. */
export function bookParts(names: readonly string[]): Readonly<Record<string, string>> {
  const each = (draw: (number: number, name: string) => string) => names.map((name, at) => draw(at + 1, name)).join('');
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}" ContentType="${media}.${kind}+xml"/>`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${document}/${kind}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${each((number) => override(`worksheets/sheet${number}.xml`, 'worksheet'))}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${relations}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${document}"><sheets>${each((number, name) => `<sheet name="${xmlText(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${relations}">${each((number) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`))}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
  };
}

/** A sheet before its rows: the first one stays in sight, and columns have their widths. */
export function sheetStart(widthsPx: readonly number[]): string {
  const columns = widthsPx.map(
    (px, at) => `<col min="${at + 1}" max="${at + 1}" width="${Math.round(px / 7)}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${cols}<sheetData>`;
}

/** What follows the rows: each column can be filtered. `last`: the last cell of the first row. */
export const sheetEnd = (last: string, rows: number): string =>
  `</sheetData>${last ? `<autoFilter ref="A1:${last}${rows}"/>` : ''}</worksheet>`;
