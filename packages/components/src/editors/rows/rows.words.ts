/** English words of the editors that list rows. `entry` is what one row is: choice, condition, column. */
export const ROW_WORDS = {
  add: (entry: string) => `Add ${entry}`,
  none: (entry: string) => `No ${entry} yet.`,
  row: (entry: string, position: number) => `${capital(entry)} ${position}`,
  cell: (column: string, entry: string, position: number) => `${column}, ${entry} ${position}`,
  moveUp: (entry: string, position: number) => `Move ${entry} ${position} up`,
  moveDown: (entry: string, position: number) => `Move ${entry} ${position} down`,
  remove: (entry: string, position: number) => `Remove ${entry} ${position}`,
  moved: (entry: string, position: number, count: number) =>
    `${capital(entry)} moved to position ${position} of ${count}`,
  removed: (entry: string, position: number) => `${capital(entry)} ${position} removed`,
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
