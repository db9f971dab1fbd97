/** English words of a data grid, beside those of all rows. */
export const DATAGRID_WORDS = {
  menu: (number: number) => `More for row ${number}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  insertAbove: 'Insert row above',
  moved: (number: number, count: number) => `Row moved to place ${number} of ${count}`,
};
