import type { CellValue, WorkbookTable } from '../../workbook/workbook.ts';

export function describeTable(table: WorkbookTable): Record<string, unknown> {
  const { id, name, legacyId, style, hasHeaders, hasTotals, hasFilterButton } = table;
  return {
    id,
    name,
    legacyId,
    showHeaders: hasHeaders,
    showTotals: hasTotals,
    style: style.name,
    highlightFirstColumn: style.highlightsFirstColumn,
    highlightLastColumn: style.highlightsLastColumn,
    showBandedRows: style.bandsRows,
    showBandedColumns: style.bandsColumns,
    showFilterButton: hasFilterButton,
  };
}

/** Describes a column with the values of all its rows, including the header. */
export function describeColumn(table: WorkbookTable, index: number): Record<string, unknown> {
  const { id, name } = table.columns[index]!;
  return { id, name, index, values: table.values.map((row) => [row[index]]) };
}

/** Returns the rows of a table between header and totals. */
export function getBodyRows({ values, hasHeaders, hasTotals }: WorkbookTable): readonly (readonly CellValue[])[] {
  return values.slice(hasHeaders ? 1 : 0, hasTotals ? -1 : undefined);
}
