import { openPackage, type ReadPart, UnreadableFile } from './open-package.ts';
import { parseXml } from './parse-xml.ts';

/** A sheet of a workbook: its cells as texts, rows with no gaps. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

const mostCells = 300_000;
const mostColumns = 500;
const mostCharacters = 20_000_000;

/**
 * Reads the sheets of an `.xlsx` file that has them where Excel, LibreOffice and all form tools write them.
 *
 * @throws {UnreadableFile}
 */
export function readSheets(bytes: Uint8Array): readonly Sheet[] {
  const { readPart, strings, sheets } = openSheets(bytes);
  let left = mostCharacters;
  return sheets.map(({ name, part }) => {
    const rows = readRows(readPart(part), (kind, text) => cellText(kind, text, strings), '');
    for (const row of rows) for (const cell of row) left -= cell.length;
    if (left < 0) throw new UnreadableFile('tooLarge');
    return { name, rows };
  });
}

interface OpenSheets {
  readonly readPart: ReadPart;
  /** The texts that cells share. */
  readonly strings: readonly string[];
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
}

/** The sheets of an `.xlsx` file, before their cells are read. @throws {UnreadableFile} */
export function openSheets(bytes: Uint8Array): OpenSheets {
  const readPart = openPackage(bytes);
  const workbook = readPart('xl/workbook.xml');
  if (!workbook) throw new UnreadableFile('unreadable');
  const targets = readTargets(readPart);
  const strings = readStrings(readPart('xl/sharedStrings.xml'));
  const sheets: { name: string; part: string }[] = [];
  parseXml(workbook, {
    onOpen(name, attributes) {
      const part = name === 'sheet' ? targets.get(attributes['r:id'] ?? attributes.id ?? '') : undefined;
      if (part !== undefined) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return { readPart, strings, sheets };
}

function readTargets(readPart: ReadPart): ReadonlyMap<string, string> {
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

/** The texts that cells share; of rich text its runs are joined. */
function readStrings(bytes: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let text = '';
  let isText = false;
  let isSpoken = false;
  parseXml(bytes, {
    onOpen(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isSpoken = true;
      else if (name === 't') isText = !isSpoken;
    },
    onText(some) {
      if (isText) text += some;
    },
    onClose(name) {
      if (name === 'si') strings.push(decoded(text));
      else if (name === 'rPh') isSpoken = false;
      else if (name === 't') isText = false;
    },
  });
  return strings;
}

/**
 * The cells of a sheet, rows with no gaps.
 *
 * @param toCell makes a cell of its kind and text, as the file has them
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
  const put = () => {
    cells += 1;
    if (cells > mostCells) throw new UnreadableFile('tooLarge');
    if (row < 0 || row >= mostCells || column < 0 || column >= mostColumns) return;
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
        column = (r ? columnOf(r) : undefined) ?? column + 1;
        [kind, text] = [t ?? 'n', ''];
      } else if (name === 'v' || name === 't') isValue = true;
    },
    onText(some) {
      if (isValue) text += some;
    },
    onClose(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && text !== '') put();
    },
  });
  return rows;
}

/** Number of the column that an address names, from 0. */
export function columnOf(address: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  return letters === undefined
    ? undefined
    : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellText(kind: string, text: string, strings: readonly string[]): string {
  if (kind === 's') return strings[Number(text)] ?? '';
  if (kind === 'b') return text === '1' ? 'true' : 'false';
  if (kind !== 'n') return decoded(text);
  const number = Number(text);
  return Number.isFinite(number) ? String(number) : text;
}

/** Characters that XML cannot hold are written `_x000D_`. */
export const decoded = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
