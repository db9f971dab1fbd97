import { escapeXml } from './cell-xml.ts';

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const contentTypesNamespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
const packageRelationshipsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships';
const documentRelationshipsNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const spreadsheetNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const spreadsheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const maxNameLength = 31;

/** Returns valid sheet names: at most 31 characters, without forbidden characters, and unique. */
export function createSheetNames(wanted: readonly string[]): readonly string[] {
  const usedNames = new Set<string>();
  return wanted.map((name) => {
    const plain = trimName(name.replace(/[[\]:*?/\\]|\p{Cc}/gu, ' ')) || 'Sheet';
    for (let count = 1; ; count += 1) {
      const end = count === 1 ? '' : ` ${count}`;
      const candidate = plain.slice(0, maxNameLength - end.length) + end;
      if (usedNames.has(candidate.toLowerCase())) continue;
      usedNames.add(candidate.toLowerCase());
      return candidate;
    }
  });
}

/** Removes blanks and quotes at both ends. */
function trimName(name: string): string {
  const signs = [...name];
  const isNameCharacter = (sign: string) => sign !== "'" && sign.trim() !== '';
  return signs.slice(Math.max(0, signs.findIndex(isNameCharacter)), signs.findLastIndex(isNameCharacter) + 1).join('');
}

/** Returns the parts of a workbook other than its sheets, as XML by path. */
export function createBookParts(names: readonly string[]): Readonly<Record<string, string>> {
  const each = (formatXml: (number: number, name: string) => string) =>
    names.map((name, at) => formatXml(at + 1, name)).join('');
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}" ContentType="${spreadsheetMediaType}.${kind}+xml"/>`;
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${documentRelationshipsNamespace}/${kind}" Target="${target}"/>`;
  return {
    '[Content_Types].xml': `${xmlDeclaration}<Types xmlns="${contentTypesNamespace}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook.xml', 'sheet.main')}${override('styles.xml', 'styles')}${each((number) => override(`worksheets/sheet${number}.xml`, 'worksheet'))}</Types>`,
    '_rels/.rels': `${xmlDeclaration}<Relationships xmlns="${packageRelationshipsNamespace}">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${xmlDeclaration}<workbook xmlns="${spreadsheetNamespace}" xmlns:r="${documentRelationshipsNamespace}"><sheets>${each((number, name) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xmlDeclaration}<Relationships xmlns="${packageRelationshipsNamespace}">${each((number) => relation(`rId${number}`, 'worksheet', `worksheets/sheet${number}.xml`))}${relation('styles', 'styles', 'styles.xml')}</Relationships>`,
  };
}

/** Returns the XML of a sheet up to its rows: a frozen first row and the column widths. */
export function createSheetStart(widthsPx: readonly number[]): string {
  const columns = widthsPx.map(
    (px, at) => `<col min="${at + 1}" max="${at + 1}" width="${Math.round(px / 7)}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const cols = columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
  return `${xmlDeclaration}<worksheet xmlns="${spreadsheetNamespace}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${cols}<sheetData>`;
}

/**
 * Returns the XML of a sheet after its rows, with a filter for each column. `last` is the letter of the last column.
 */
export const createSheetEnd = (last: string, rows: number): string =>
  `</sheetData>${last ? `<autoFilter ref="A1:${last}${rows}"/>` : ''}</worksheet>`;
