import { openZip, type ReadZipEntry, UnreadableFileError } from './open-zip.ts';
import { parseXml } from './parse-xml.ts';

/** Sheet of a workbook. Its cells are texts; skipped cells and rows are filled in as empty. */
export interface WorkbookSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const MAX_CELLS = 300_000;
const MAX_COLUMNS = 500;
const MAX_SHEET_CHARACTERS = 20_000_000;

/**
 * Reads the sheets of an `.xlsx` file that uses the usual file paths of Excel, LibreOffice and form tools.
 *
 * @throws {UnreadableFileError}
 */
export function readSheets(bytes: Uint8Array): readonly WorkbookSheet[] {
  const { readPart, strings, sheets } = openWorkbook(bytes);
  let remaining = MAX_SHEET_CHARACTERS;
  return sheets.map(({ name, part }) => {
    const rows = readRows(readPart(part), (kind, text) => getCellText(kind, text, strings), '');
    for (const row of rows) for (const cell of row) remaining -= cell.length;
    if (remaining < 0) throw new UnreadableFileError('tooLarge');
    return { name, rows };
  });
}

interface OpenWorkbook {
  readonly readPart: ReadZipEntry;
  /** Shared strings of the workbook. */
  readonly strings: readonly string[];
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
}

/** Opens the sheets of an `.xlsx` file without reading their cells. @throws {UnreadableFileError} */
export function openWorkbook(bytes: Uint8Array): OpenWorkbook {
  const readPart = openZip(bytes);
  const workbook = readPart('xl/workbook.xml');
  if (!workbook) throw new UnreadableFileError('unreadable');
  const targets = readSheetTargets(readPart);
  const strings = readSharedStrings(readPart('xl/sharedStrings.xml'));
  const sheets: { name: string; part: string }[] = [];
  parseXml(workbook, {
    onOpen(name, attributes) {
      const part = name === 'sheet' ? targets.get(attributes['r:id'] ?? attributes.id ?? '') : undefined;
      if (part !== undefined) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return { readPart, strings, sheets };
}

function readSheetTargets(readPart: ReadZipEntry): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  const relations = readPart('xl/_rels/workbook.xml.rels');
  if (!relations) return targets;
  parseXml(relations, {
    onOpen(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship' || !Type.endsWith('/worksheet')) return;
      targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`);
    },
  });
  return targets;
}

/** Reads the shared strings of a workbook. The runs of a rich text are joined. */
function readSharedStrings(bytes: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  parseXml(bytes, {
    onOpen(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    onText(fragment) {
      if (isText) text += fragment;
    },
    onClose(name) {
      if (name === 'si') strings.push(decodeEscapes(text));
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 't') isText = false;
    },
  });
  return strings;
}

/**
 * Reads the cells of a sheet. Skipped cells and rows are filled in as empty.
 *
 * @param toCell converts the type and the text of a cell as stored in the file
 */
export function readRows<Cell>(
  bytes: Uint8Array | undefined,
  toCell: (kind: string, text: string) => Cell,
  empty: Cell,
): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  if (!bytes) return rows;
  let [row, column, cells] = [-1, -1, 0];
  let [kind, text, isValue] = ['n', '', false];
  const setCell = () => {
    cells += 1;
    if (cells > MAX_CELLS) throw new UnreadableFileError('tooLarge');
    if (row < 0 || row >= MAX_CELLS || column < 0 || column >= MAX_COLUMNS) return;
    while (rows.length <= row) rows.push([]);
    const line = rows[row]!;
    while (line.length <= column) line.push(empty);
    line[column] = toCell(kind, text);
  };
  parseXml(bytes, {
    onOpen(name, { r, t }) {
      if (name === 'row') {
        row = r && /^[1-9]\d{0,6}$/.test(r) ? Number(r) - 1 : row + 1;
        column = -1;
      } else if (name === 'c') {
        column = (r ? parseColumnIndex(r) : undefined) ?? column + 1;
        [kind, text] = [t ?? 'n', ''];
      } else if (name === 'v' || name === 't') isValue = true;
    },
    onText(fragment) {
      if (isValue) text += fragment;
    },
    onClose(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && text !== '') setCell();
    },
  });
  return rows;
}

/** Returns the column index of a cell address, starting at 0. */
export function parseColumnIndex(address: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function getCellText(kind: string, text: string, strings: readonly string[]): string {
  if (kind === 's') return strings[Number(text)] ?? '';
  if (kind === 'b') return text === '1' ? 'true' : 'false';
  if (kind !== 'n') return decodeEscapes(text);
  const number = Number(text);
  return Number.isFinite(number) ? String(number) : text;
}

/** Decodes `_x000D_` escapes of characters that XML can't contain. */
export const decodeEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
