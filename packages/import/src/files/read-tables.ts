import { UnreadableFile } from './open-package.ts';
import { parseXml } from './parse-xml.ts';
import { columnOf, decoded, openSheets, readRows } from './read-sheets.ts';

/** Dates are the numbers that Excel keeps; an empty cell is `''`. */
export type TableCell = string | number | boolean;

/** A table of a workbook, as its file has it. */
export interface FileTable {
  /** What Microsoft Graph may call it: its id, its number, its name. */
  readonly ids: readonly string[];
  readonly name: string;
  readonly columns: readonly string[];
  /** Below the header and above the totals. */
  readonly rows: readonly (readonly TableCell[])[];
}

const mostTables = 200;
const mostCharacters = 20_000_000;

/**
 * Reads the tables of an `.xlsx` file.
 *
 * @throws {UnreadableFile}
 */
export function readTables(bytes: Uint8Array): readonly FileTable[] {
  const { readPart, strings, sheets } = openSheets(bytes);
  const tables: FileTable[] = [];
  let left = mostCharacters;
  for (const { part } of sheets) {
    const frames = tablePartsOf(readPart(relationsOf(part)), part).flatMap((table) => frameOf(readPart(table)) ?? []);
    if (frames.length === 0) continue;
    if (tables.length + frames.length > mostTables) throw new UnreadableFile('tooLarge');
    const cells = readRows<TableCell>(readPart(part), (kind, text) => cellOf(kind, text, strings), '');
    for (const frame of frames) {
      const rows = cells
        .slice(frame.top, frame.bottom + 1)
        .map((row) => frame.columns.map((_, at) => row[frame.left + at] ?? ''));
      for (const row of rows) for (const cell of row) left -= String(cell).length;
      if (left < 0) throw new UnreadableFile('tooLarge');
      tables.push({ ids: frame.ids, name: frame.name, columns: frame.columns, rows });
    }
  }
  return tables;
}

/** `xl/worksheets/sheet1.xml` → `xl/worksheets/_rels/sheet1.xml.rels` */
function relationsOf(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

function tablePartsOf(bytes: Uint8Array | undefined, sheet: string): readonly string[] {
  const parts: string[] = [];
  if (!bytes) return parts;
  parseXml(bytes, {
    onOpen(name, { Type = '', Target = '' }) {
      if (name === 'Relationship' && Type.endsWith('/table')) parts.push(resolved(sheet, Target));
    },
  });
  return parts;
}

/** The part that a target names beside another one. */
function resolved(from: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = from.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') path.pop();
    else if (segment !== '.') path.push(segment);
  }
  return path.join('/');
}

interface Frame {
  readonly ids: readonly string[];
  readonly name: string;
  readonly columns: readonly string[];
  /** Rows and columns of the sheet, from 0; `top` is the first below the header. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

/** `undefined`: nothing says where the table is. */
function frameOf(bytes: Uint8Array | undefined): Frame | undefined {
  let table: Readonly<Record<string, string>> | undefined;
  const columns: string[] = [];
  if (!bytes) return undefined;
  parseXml(bytes, {
    onOpen(name, attributes) {
      if (name === 'table') table ??= attributes;
      else if (name === 'tableColumn') columns.push(decoded(attributes.name ?? ''));
    },
  });
  const [, start = '', top, bottom] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(table?.ref ?? '') ?? [];
  const left = columnOf(start);
  if (!table || left === undefined) return undefined;
  const name = decoded(table.displayName ?? table.name ?? '');
  return {
    ids: [table['xr:uid'], table.id, name, decoded(table.name ?? '')].filter(
      (id) => id !== undefined && id !== '',
    ) as string[],
    name,
    columns,
    top: Number(top) - 1 + Number(table.headerRowCount ?? 1),
    bottom: Number(bottom) - 1 - Number(table.totalsRowCount ?? 0),
    left,
  };
}

function cellOf(kind: string, text: string, strings: readonly string[]): TableCell {
  if (kind === 's') return strings[Number(text)] ?? '';
  if (kind === 'b') return text === '1';
  if (kind !== 'n') return decoded(text);
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}
