import { UnreadableFileError } from './open-zip.ts';
import { parseXml } from './parse-xml.ts';
import { decodeEscapes, openWorkbook, parseColumnIndex, readRows } from './read-sheets.ts';

/** Value of a table cell. Dates are Excel serial numbers; an empty cell is `''`. */
export type TableCell = string | number | boolean;

/** A table in an Excel workbook. */
export interface FileTable {
  /** Identifiers that Microsoft Graph accepts for the table: its ID, its number, its name. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly columns: readonly string[];
  /** Rows between the header and the totals. */
  readonly rows: readonly (readonly TableCell[])[];
}

const MAX_TABLES = 200;
const MAX_CHARACTERS = 20_000_000;

/**
 * Reads the tables of an `.xlsx` file.
 *
 * @throws {UnreadableFileError}
 */
export function readTables(bytes: Uint8Array): readonly FileTable[] {
  const { readPart, strings, sheets } = openWorkbook(bytes);
  const tables: FileTable[] = [];
  let remaining = MAX_CHARACTERS;
  for (const { part } of sheets) {
    const frames = findTableParts(readPart(getRelationshipsPath(part)), part).flatMap(
      (table) => parseTableRange(readPart(table)) ?? [],
    );
    if (frames.length === 0) continue;
    if (tables.length + frames.length > MAX_TABLES) throw new UnreadableFileError('tooLarge');
    const cells = readRows<TableCell>(readPart(part), (kind, text) => parseCell(kind, text, strings), '');
    for (const frame of frames) {
      const rows = cells
        .slice(frame.top, frame.bottom + 1)
        .map((row) => frame.columns.map((_, at) => row[frame.left + at] ?? ''));
      for (const row of rows) for (const cell of row) remaining -= String(cell).length;
      if (remaining < 0) throw new UnreadableFileError('tooLarge');
      tables.push({ ids: frame.ids, name: frame.name, columns: frame.columns, rows });
    }
  }
  return tables;
}

/**
 * Returns the path of the relationships file of a package part: `xl/worksheets/sheet1.xml` →
 * `xl/worksheets/_rels/sheet1.xml.rels`.
 */
function getRelationshipsPath(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

function findTableParts(bytes: Uint8Array | undefined, sheet: string): readonly string[] {
  const parts: string[] = [];
  if (!bytes) return parts;
  parseXml(bytes, {
    onOpen(name, { Type = '', Target = '' }) {
      if (name === 'Relationship' && Type.endsWith('/table')) parts.push(resolvePath(sheet, Target));
    },
  });
  return parts;
}

/** Resolves a target path relative to the file that references it. */
function resolvePath(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = from.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') path.pop();
    else if (segment !== '.') path.push(segment);
  }
  return path.join('/');
}

interface TableRange {
  readonly ids: readonly string[];
  readonly name: string;
  readonly columns: readonly string[];
  /** Row and column indexes in the sheet, starting at 0; `top` is the first row below the header. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** Parses the range of a table; `undefined` if the table has no valid range. */
function parseTableRange(bytes: Uint8Array | undefined): TableRange | undefined {
  let table: Readonly<Record<string, string>> | undefined;
  const columns: string[] = [];
  if (!bytes) return undefined;
  parseXml(bytes, {
    onOpen(name, attributes) {
      if (name === 'table') table ??= attributes;
      else if (name === 'tableColumn') columns.push(decodeEscapes(attributes.name ?? ''));
    },
  });
  const [, start = '', top, bottom] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(table?.ref ?? '') ?? [];
  const left = parseColumnIndex(start);
  if (!table || left === undefined) return undefined;
  const name = decodeEscapes(table.displayName ?? table.name ?? '');
  return {
    ids: [table['xr:uid'], table.id, name, decodeEscapes(table.name ?? '')].filter(
      (id) => id !== undefined && id !== '',
    ) as string[],
    name,
    columns,
    top: Number(top) - 1 + Number(table.headerRowCount ?? 1),
    bottom: Number(bottom) - 1 - Number(table.totalsRowCount ?? 0),
    left,
  };
}

function parseCell(kind: string, text: string, strings: readonly string[]): TableCell {
  if (kind === 's') return strings[Number(text)] ?? '';
  if (kind === 'b') return text === '1';
  if (kind !== 'n') return decodeEscapes(text);
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
