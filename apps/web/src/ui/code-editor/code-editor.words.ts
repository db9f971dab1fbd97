/** English words of the code editor for what it cannot read. */
export const words = {
  neverClosed: (bracket: string) => `This ${bracket} is opened and never closed.`,
  unknown: (object: string, name: string) => `Nothing is called “${object}.${name}” here.`,
  openText: 'This text has no quotation mark at its end.',
  missing: 'Something is missing here.',
  unexpected: (text: string) => `“${text}” is not expected here.`,
};
