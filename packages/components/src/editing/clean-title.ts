/** Trims a form's title. @param untitled title for a form with a blank title, in the author's language */
export const cleanTitle = (typed: string, untitled: string): string => typed.trim() || untitled;
