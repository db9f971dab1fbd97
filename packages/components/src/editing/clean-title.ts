/** A form always has a title. @param untitled what one without is called, in the language of whoever builds it */
export const cleanTitle = (typed: string, untitled: string): string => typed.trim() || untitled;
