import { sizeOf } from './cell-address.ts';
import { openPackage, type ReadPart } from './open-package.ts';
import { decodeText, parseXml } from './parse-xml.ts';
import { countCharacters, makeGrid, readCells } from './read-cells.ts';
import { type Relation, readRelations } from './read-relations.ts';
import { readStrings } from './read-strings.ts';
import { readTable, type TableFrame } from './read-table.ts';
import {
  tooLarge,
  unsupported,
  type Workbook,
  type WorkbookLimits,
  type WorkbookTable,
  type Worksheet,
} from './workbook.ts';

/**
 * Reads the sheets and tables of an `.xlsx` file.
 *
 * @throws {UnreadableWorkbook} for a file that is none, or that costs more than the limits
 */
export function readWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Workbook {
  const readPart = openPackage(bytes, limits);
  const main = readRelations(readPart, '', limits).find((one) => one.kind === 'officeDocument')?.part;
  const description = main === undefined ? undefined : readPart(main);
  if (main === undefined || description === undefined) throw unsupported('The file is no workbook.');
  const relations = readRelations(readPart, main, limits);
  const sheets = readSheets(description, relations, limits);
  const withTables = listTables(readPart, sheets, limits);
  if (withTables.length === 0) return { sheets: sheets.map(({ sheet }) => sheet), tables: [] };
  const shared = relations.find((one) => one.kind === 'sharedStrings');
  const strings = readStrings(shared && readPart(shared.part), limits);
  const tables: WorkbookTable[] = [];
  let left = limits.characters;
  for (const { sheet, part, frames } of withTables) {
    for (const table of fillTables(readPart(part), sheet, frames, strings, limits)) {
      left -= countCharacters(table.values, left);
      tables.push(table);
    }
  }
  return { sheets: sheets.map(({ sheet }) => sheet), tables };
}

interface SheetPart {
  readonly sheet: Worksheet;
  readonly part: string;
}

function readSheets(bytes: Uint8Array, relations: readonly Relation[], limits: WorkbookLimits): SheetPart[] {
  const sheets: SheetPart[] = [];
  const onOpen = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name !== 'sheet') return;
    const relation = relations.find(({ id }) => id === (attributes['r:id'] ?? attributes.id));
    // a chart sheet has no cells
    if (relation?.kind !== 'worksheet') return;
    const position = sheets.length;
    const id = `{00000000-0001-0000-${position.toString(16).toUpperCase().padStart(2, '0')}00-000000000000}`;
    const visibility = visibilities[attributes.state ?? ''] ?? 'Visible';
    const sheet: Worksheet = { id, name: decodeText(attributes.name ?? ''), position, visibility };
    sheets.push({ sheet, part: relation.part });
  };
  parseXml(bytes, { onOpen }, limits);
  return sheets;
}

const visibilities: Readonly<Record<string, Worksheet['visibility']>> = { hidden: 'Hidden', veryHidden: 'VeryHidden' };

/** The sheets that have tables, with where these lie. */
function listTables(readPart: ReadPart, sheets: readonly SheetPart[], limits: WorkbookLimits) {
  let cells = 0;
  let place = 0;
  return sheets.flatMap((one) => {
    const frames = readRelations(readPart, one.part, limits).flatMap(({ kind, part }) => {
      const bytes = kind === 'table' ? readPart(part) : undefined;
      if (bytes === undefined) return [];
      const frame = readTable(bytes, place++, limits);
      cells += sizeOf(frame.range);
      if (cells > limits.cells) throw tooLarge('cells');
      return [frame];
    });
    return frames.length > 0 ? [{ ...one, frames }] : [];
  });
}

function fillTables(
  bytes: Uint8Array | undefined,
  sheet: Worksheet,
  frames: readonly TableFrame[],
  strings: readonly string[],
  limits: WorkbookLimits,
): WorkbookTable[] {
  if (bytes === undefined) throw unsupported('A sheet is missing.');
  const grids = frames.map((frame) => makeGrid(frame.range));
  readCells(bytes, strings, limits, (row, column, value) => {
    for (const grid of grids) grid.put(row, column, value);
  });
  return frames.map(({ range: _, ...frame }, at) => ({ ...frame, sheetId: sheet.id, values: grids[at]!.rows }));
}
