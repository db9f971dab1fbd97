import { type CellRange, readRange } from './cell-address.ts';
import { type Attributes, decodeText, parseXml } from './parse-xml.ts';
import { type TableStyle, unsupported, type WorkbookLimits, type WorkbookTable } from './workbook.ts';

/** A table before its cells are known. */
export interface TableFrame extends Omit<WorkbookTable, 'values' | 'sheetId'> {
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
 * Reads where a table lies and what its columns are called.
 *
 * @param place counts the tables of the workbook, for an id where the file has none
 */
export function readTable(bytes: Uint8Array, place: number, limits: WorkbookLimits): TableFrame {
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
        else if (name === 'tableStyleInfo') style = readStyle(attributes);
        else if (name === 'tableColumn')
          columns.push({ id: attributes.id ?? '', name: decodeText(attributes.name ?? '') });
      },
    },
    limits,
  );
  if (table === undefined) throw unsupported('A table has no description.');
  const range = readRange(table.ref ?? '');
  if (columns.length !== range.right - range.left + 1) throw unsupported('A table is not as wide as its columns.');
  return {
    id: table['xr:uid'] ?? `{00000000-000C-0000-FFFF-FFFF${place.toString(16).toUpperCase().padStart(2, '0')}000000}`,
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

function readStyle(attributes: Attributes): TableStyle {
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
