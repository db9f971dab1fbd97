import { openPackage, type PartReader, parseRelationships, type Relationship } from './open-package.ts';
import { countCells, countCharacters, createGrid, parseCells, parseSharedStrings } from './parse-cells.ts';
import { parseTable, type TableDefinition } from './parse-table.ts';
import { decodeText, parseXml } from './parse-xml.ts';
import {
  createTooLargeError,
  createUnsupportedError,
  type Workbook,
  type WorkbookLimits,
  type WorkbookTable,
  type Worksheet,
} from './workbook.ts';

/**
 * Reads the sheets and tables of an `.xlsx` file.
 *
 * @throws {UnreadableWorkbook} when the file isn't a workbook or exceeds the limits
 */
export function parseWorkbook(bytes: Uint8Array, limits: WorkbookLimits): Workbook {
  const readPart = openPackage(bytes, limits);
  const main = parseRelationships(readPart, '', limits).find((one) => one.kind === 'officeDocument')?.part;
  const description = main === undefined ? undefined : readPart(main);
  if (main === undefined || description === undefined) throw createUnsupportedError('The file isn’t a workbook.');
  const relations = parseRelationships(readPart, main, limits);
  const sheets = parseSheets(description, relations, limits);
  const sheetsWithTables = listTables(readPart, sheets, limits);
  if (sheetsWithTables.length === 0) return { sheets: sheets.map(({ sheet }) => sheet), tables: [] };
  const shared = relations.find((one) => one.kind === 'sharedStrings');
  const strings = parseSharedStrings(shared && readPart(shared.part), limits);
  const tables: WorkbookTable[] = [];
  let remainingCharacters = limits.characters;
  for (const { sheet, part, definitions } of sheetsWithTables) {
    for (const table of fillTables(readPart(part), sheet, definitions, strings, limits)) {
      remainingCharacters -= countCharacters(table.values, remainingCharacters);
      tables.push(table);
    }
  }
  return { sheets: sheets.map(({ sheet }) => sheet), tables };
}

interface SheetPart {
  readonly sheet: Worksheet;
  readonly part: string;
}

function parseSheets(bytes: Uint8Array, relations: readonly Relationship[], limits: WorkbookLimits): SheetPart[] {
  const sheets: SheetPart[] = [];
  const onOpen = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name !== 'sheet') return;
    const relation = relations.find(({ id }) => id === (attributes['r:id'] ?? attributes.id));
    // Chart sheets have no cells.
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

/** Returns the sheets with tables, and the definitions of their tables. */
function listTables(readPart: PartReader, sheets: readonly SheetPart[], limits: WorkbookLimits) {
  let cells = 0;
  let tableIndex = 0;
  return sheets.flatMap((one) => {
    const definitions = parseRelationships(readPart, one.part, limits).flatMap(({ kind, part }) => {
      const bytes = kind === 'table' ? readPart(part) : undefined;
      if (bytes === undefined) return [];
      const frame = parseTable(bytes, tableIndex++, limits);
      cells += countCells(frame.range);
      if (cells > limits.cells) throw createTooLargeError('cells');
      return [frame];
    });
    return definitions.length > 0 ? [{ ...one, definitions }] : [];
  });
}

function fillTables(
  bytes: Uint8Array | undefined,
  sheet: Worksheet,
  definitions: readonly TableDefinition[],
  strings: readonly string[],
  limits: WorkbookLimits,
): WorkbookTable[] {
  if (bytes === undefined) throw createUnsupportedError('A sheet is missing.');
  const grids = definitions.map((frame) => createGrid(frame.range));
  parseCells(bytes, strings, limits, (row, column, value) => {
    for (const grid of grids) grid.put(row, column, value);
  });
  return definitions.map(({ range: _, ...frame }, at) => ({ ...frame, sheetId: sheet.id, values: grids[at]!.rows }));
}
