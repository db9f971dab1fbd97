/**
 * What the elements of a table are. Browsers forget it where CSS lays them out in another way than as a table, which
 * the rows of a grid are.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
