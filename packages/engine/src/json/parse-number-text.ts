/**
 * Parses the number at the start of a text if it is unambiguous in all locales: `3,5`, `0,125`, `1.234,56` and
 * `1,234.56`, but not `1,234`, which means different numbers in different locales. Numbers in JSON notation are always
 * accepted.
 *
 * NOTE: the source text of this function also runs inside the script sandbox, so the function must not use anything
 * defined outside.
 *
 * @param isWhole true if the text must contain only the number; otherwise a unit without digits may follow (`3,5 kg`)
 * @returns `undefined` for texts without a number, ambiguous numbers, and numbers with too many digits
 */
export function parseNumberText(text: string, isWhole = false): number | undefined {
  if (text.length > 1000) return undefined;
  const bare = text
    .replace(/[\u061c\u200e\u200f]/g, '')
    .replace(/\u2212/g, '-')
    .trim();
  const [, typed = '', rest = ''] = /^([-+]?[\d.,]+(?:e[-+]?\d+)?)(.*)$/is.exec(removeSpaces(bare)) ?? [];
  if (isWhole ? rest.trim() !== '' : /\d/.test(rest)) return undefined;
  const plain = toDecimalPoint(/^\S/.test(rest) ? typed : typed.replace(/[.,]$/, ''));
  const number = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(number) && isExact(plain, number) ? number : undefined;

  /** Removes spaces and apostrophes before groups of three digits. */
  function removeSpaces(spaced: string): string {
    const isDigit = (at: number) => /^\d$/.test(spaced[at] ?? '');
    return spaced.replace(/[\s'’]\d{3}/g, (group, at: number) =>
      isDigit(at - 1) && !isDigit(at + 4) ? group.slice(1) : group,
    );
  }

  /**
   * Converts the decimal separator to a point and removes group separators. An ambiguous text is returned unchanged.
   */
  function toDecimalPoint(signed: string): string {
    const [comma, point] = [signed.indexOf(','), signed.indexOf('.')];
    if (comma < 0 && point < 0) return signed;
    const [sign, other] = comma < 0 || (point >= 0 && point < comma) ? ['.', ','] : [',', '.'];
    const [whole = '', places, ...more] = signed.split(other);
    if (places !== undefined)
      return more.length === 0 && isGrouped(whole, sign) ? `${whole.split(sign).join('')}.${places}` : signed;
    const parts = signed.split(sign);
    if (parts.length > 2) return isGrouped(signed, sign) ? parts.join('') : signed;
    return sign === ',' && isGrouped(signed, sign) ? signed : parts.join('.');
  }

  /**
   * Returns true if `sign` separates groups of digits: the last group has three digits, the others have three or (in
   * India) two.
   */
  function isGrouped(whole: string, sign: string): boolean {
    const [first = '', ...others] = whole.replace(/^[-+]/, '').split(sign);
    const last = others.pop() ?? '';
    return /^[1-9]\d{0,2}$/.test(first) && /^\d{3}$/.test(last) && others.every((part) => /^\d{2,3}$/.test(part));
  }

  /** Returns true if the parsed number represents all digits of the text; a double has 15 to 17 significant digits. */
  function isExact(decimal: string, read: number): boolean {
    const digits = significantDigits(decimal);
    return digits.length <= 15 || digits === significantDigits(String(read));
  }

  function significantDigits(decimal: string): string {
    const digits = (decimal.toLowerCase().split('e')[0] ?? '').replace(/\D/g, '');
    let [start, end] = [0, digits.length];
    while (digits[start] === '0') start += 1;
    while (end > start && digits[end - 1] === '0') end -= 1;
    return digits.slice(start, end);
  }
}
