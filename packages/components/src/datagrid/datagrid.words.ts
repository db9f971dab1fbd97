/** English words of a data grid. */
export const DATAGRID_WORDS = {
  row: (number: number) => `Row ${number}`,
  menu: (number: number) => `More for row ${number}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  insertAbove: 'Insert row above',
  remove: 'Delete row',
  added: (number: number) => `Row ${number} added`,
  removed: (number: number, left: number) =>
    `Row ${number} deleted. ${left === 1 ? '1 row is' : `${left} rows are`} left.`,
  moved: (number: number, count: number) => `Row moved to place ${number} of ${count}`,
  none: 'No rows yet',
  unreadableRow: 'This row cannot be shown. It is kept as it is.',
  unreadable: 'The stored answer cannot be shown as rows. It is kept as it is.',
};
