/** English words of long lists of choices. */
export const SELECT_WORDS = {
  many: (count: number) => `Type to find one of ${count.toLocaleString('en')} choices.`,
  find: (label: string) => `Find in ${label}`,
};
