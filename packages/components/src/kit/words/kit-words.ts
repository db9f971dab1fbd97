/** English words of the controls themselves. */
export const KIT_WORDS = {
  moreAbout: (label: string) => `More about ${label}`,
  entryOf: (label: string, position: number) => `${label} ${position}`,
  addAnother: 'Add another',
  inRow: (number: number) => `, row ${number}`,
  removeEntry: (label: string, position: number) => `Remove ${label} ${position}`,
};
