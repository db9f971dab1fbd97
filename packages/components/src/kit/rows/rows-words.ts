/** English words of rows, in whatever grid they are. */
export const ROWS_WORDS = {
  row: (number: number) => `Row ${number}`,
  remove: 'Delete row',
  added: (number: number) => `Row ${number} added`,
  removed: (number: number, left: number) =>
    `Row ${number} deleted. ${left === 1 ? '1 row is' : `${left} rows are`} left.`,
  none: 'No rows yet',
  unreadableRow: 'This row cannot be shown. It is kept as it is.',
  unreadable: 'The stored answer cannot be shown as rows. It is kept as it is.',
};
