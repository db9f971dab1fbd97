/** English words of the columns; that of the values is a setting. */
export const OPTION_WORDS = { label: 'Label' };
