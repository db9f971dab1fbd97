/** English words of the columns. */
export const OPTION_WORDS = { label: 'Label', value: 'Value' };
