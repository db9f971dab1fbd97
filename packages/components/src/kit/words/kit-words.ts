/** English words of the controls themselves. */
export const KIT_WORDS = {
  moreAbout: (label: string) => `More about ${label}`,
  entryOf: (label: string, position: number) => `${label} ${position}`,
  addAnother: 'Add another',
  inRow: (number: number) => `, row ${number}`,
  tooDeep: 'This text is shown without its formatting: its parts lie in each other too deeply.',
  removeEntry: (label: string, position: number) => `Remove ${label} ${position}`,
};
