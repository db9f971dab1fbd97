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

/** Characters that XML can't represent. */
const invalidCharacters = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escapeXml = (text: string): string =>
  text.replace(invalidCharacters, '\uFFFD').replace(/[&<>"\r]/g, (character) => entities[character] ?? '');

/** Maximum text length of a cell in characters. */
const maxTextLength = 32_767;
const msPerDay = 86_400_000;
/** Serial number of 1970-01-01: days since the spreadsheet epoch in 1899. */
const unixEpochSerial = 25_569;

/** Returns the column name (`A`, `B` … `Z`, `AA` …) of a zero-based index. */
export function getColumnName(at: number): string {
  const character = String.fromCharCode(65 + (at % 26));
  return at < 26 ? character : getColumnName(Math.floor(at / 26) - 1) + character;
}

/** Returns the XML of a cell. Text is written as an inline string, so it's never run as a formula. */
export function createCellXml(reference: string, cell: Cell): string {
  const number = (value: number, style: keyof typeof styleIds) =>
    `<c r="${reference}" s="${styleIds[style]}"><v>${value}</v></c>`;
  switch (cell.kind) {
    case 'number':
      return Number.isFinite(cell.value) ? number(cell.value, cell.isAmount ? 'amount' : 'plain') : '';
    case 'tick':
      return `<c r="${reference}" t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case 'day':
      return createDateXml(reference, Date.parse(`${cell.day}T00:00:00Z`), 'day', cell.day);
    case 'moment':
      return createDateXml(reference, Date.parse(`${cell.localTime}Z`), 'moment', cell.localTime.replace('T', ' '));
    case 'text':
      return createTextXml(reference, cell.text, 'plain');
  }
}

export const createTextXml = (reference: string, text: string, style: keyof typeof styleIds): string =>
  `<c r="${reference}" s="${styleIds[style]}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, maxTextLength))}</t></is></c>`;

/** Writes a date as a serial number; dates before 1900, which spreadsheets don't support, as text. */
function createDateXml(reference: string, ms: number, style: 'day' | 'moment', text: string): string {
  const serial = ms / msPerDay + unixEpochSerial;
  if (serial >= 61) return `<c r="${reference}" s="${styleIds[style]}"><v>${Number(serial.toFixed(8))}</v></c>`;
  return text ? createTextXml(reference, text, 'plain') : '';
}

/** Style IDs of cells, by their index in the `cellXfs` of `stylesXml`. */
const styleIds = { plain: 0, head: 1, amount: 2, day: 3, moment: 4 } as const;
const createFormat = (format: number, font: number, rest = ''): string =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${font === 1 ? 2 : 0}" borderId="0" xfId="0"${rest}/>`;
const dateFormatAttribute = ' applyNumberFormat="1"';

/**
 * Stylesheet of the workbook. Number format 4: two decimals with thousands separators; 14: date, 22: date and time,
 * both in the reader's locale.
 */
export const stylesXml = [
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
  `<styleSheet xmlns="${spreadsheetNamespace}">`,
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE6F2F1"/></patternFill></fill></fills>',
  '<borders count="1"><border/></borders>',
  '<cellStyleXfs count="1"><xf/></cellStyleXfs>',
  `<cellXfs count="5">${createFormat(0, 0)}${createFormat(0, 1, ' applyFont="1" applyFill="1"')}${createFormat(4, 0, dateFormatAttribute)}${createFormat(14, 0, dateFormatAttribute)}${createFormat(22, 0, dateFormatAttribute)}</cellXfs>`,
  '</styleSheet>',
].join('');

/** Typed value of a spreadsheet cell. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly isAmount?: boolean }
  | { readonly kind: 'tick'; readonly value: boolean }
  /** A date without time, `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly day: string }
  /**
   * `YYYY-MM-DDTHH:mm:ss`, the clock time that the table shows, because spreadsheets have no time zones. The codebook
   * sheet names the zone.
   */
  | { readonly kind: 'moment'; readonly localTime: string };

export interface Sheet {
  readonly name: string;
  readonly columns: readonly { readonly label: string; readonly widthPx: number }[];
  readonly rows: Iterable<readonly (Cell | undefined)[]>;
}
