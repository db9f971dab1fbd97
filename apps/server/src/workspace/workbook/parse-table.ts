import { type CellRange, parseRange } from './parse-cells.ts';
import { type Attributes, decodeText, parseXml } from './parse-xml.ts';
import { createUnsupportedError, type TableStyle, type WorkbookLimits, type WorkbookTable } from './workbook.ts';

/** A table without its cell values. */
export interface TableDefinition extends Omit<WorkbookTable, 'values' | 'sheetId'> {
  readonly range: CellRange;
}

const NO_STYLE: TableStyle = {
  name: '',
  highlightsFirstColumn: false,
  highlightsLastColumn: false,
  bandsRows: false,
  bandsColumns: false,
};

/**
 * Reads a table's range, columns and style.
 *
 * @param index index of the table in the workbook, for tables without an ID
 */
export function parseTable(bytes: Uint8Array, index: number, limits: WorkbookLimits): TableDefinition {
  let table: Attributes | undefined;
  let style = NO_STYLE;
  let hasFilterButton = false;
  const columns: { id: string; name: string }[] = [];
  parseXml(
    bytes,
    {
      onOpen(name, attributes) {
        if (name === 'table') table ??= attributes;
        else if (name === 'autoFilter') hasFilterButton = true;
        else if (name === 'tableStyleInfo') style = parseTableStyle(attributes);
        else if (name === 'tableColumn')
          columns.push({ id: attributes.id ?? '', name: decodeText(attributes.name ?? '') });
      },
    },
    limits,
  );
  if (table === undefined) throw createUnsupportedError('A table has no definition.');
  const range = parseRange(table.ref ?? '');
  if (columns.length !== range.right - range.left + 1)
    throw createUnsupportedError('A table’s width doesn’t match its columns.');
  return {
    id: table['xr:uid'] ?? `{00000000-000C-0000-FFFF-FFFF${index.toString(16).toUpperCase().padStart(2, '0')}000000}`,
    legacyId: table.id ?? '',
    name: decodeText(table.displayName ?? table.name ?? ''),
    hasHeaders: table.headerRowCount !== '0',
    hasTotals: Number(table.totalsRowCount ?? 0) > 0,
    hasFilterButton,
    style,
    columns,
    range,
  };
}

function parseTableStyle(attributes: Attributes): TableStyle {
  return {
    name: attributes.name ?? '',
    highlightsFirstColumn: isTrue(attributes.showFirstColumn),
    highlightsLastColumn: isTrue(attributes.showLastColumn),
    bandsRows: isTrue(attributes.showRowStripes),
    bandsColumns: isTrue(attributes.showColumnStripes),
  };
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
