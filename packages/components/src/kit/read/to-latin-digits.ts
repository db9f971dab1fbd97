/** Replaces Arabic and Persian digits with 0 to 9, so that stored values don't depend on the keyboard. */
export function toLatinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
