/** A form always has a title. */
export const cleanTitle = (typed: string): string => typed.trim() || 'Untitled';
