/** Fonts with symbols that the text fonts lack, in order of precedence. */
export const symbolFonts = ['Emoji', 'Math', 'Symbols2', 'Symbols'] as const;
export type SymbolFont = (typeof symbolFonts)[number];

/**
 * Matches emoji, including sequences: flags, families, keycaps. Characters that are text by default (U+2714 alone) use
 * the symbol fonts instead.
 */
const EMOJI =
  '\\p{RGI_Emoji}\\p{Emoji_Presentation}\\p{Emoji_Modifier}\\p{Regional_Indicator}[\\p{Emoji}&&[\\u{1F000}-\\u{1FAFF}]]';

/** Characters from U+2000 to U+2BFF that the text fonts lack and the named font has. */
const MATH =
  '\\u2190-\\u2211\\u2213-\\u22FF\\u2310\\u2319\\u2320\\u2321\\u2336-\\u237A\\u2395\\u239B-\\u23AE\\u23B0-\\u23B9\\u23DC-\\u23E1\\u2500\\u2506\\u250C\\u2510\\u2514\\u2518\\u2550\\u2571\\u2572\\u2577\\u2580\\u2584\\u2588\\u258C\\u2590-\\u2593\\u27C0-\\u27FF\\u2900-\\u2AFF\\u2B0E-\\u2B11\\u2B30-\\u2B4C\\u2BFE\\u{1D400}-\\u{1D7FF}';
const SYMBOLS =
  '\\u2160-\\u2182\\u2185-\\u2188\\u218A\\u218B\\u2300-\\u230F\\u2311-\\u2315\\u2317\\u231C-\\u231F\\u2322\\u2323\\u2329\\u232A\\u232C-\\u2335\\u237C\\u2380-\\u2393\\u2396-\\u239A\\u23AF\\u23BE-\\u23CD\\u23D0-\\u23DB\\u23E2-\\u23E8\\u2460-\\u24FF\\u260A-\\u260D\\u2613\\u2624-\\u262F\\u2638-\\u263B\\u263D-\\u2647\\u2669-\\u267E\\u2690-\\u2692\\u2694-\\u269D\\u26A2-\\u26A9\\u26AD-\\u26BC\\u26E2-\\u26E9\\u26EB-\\u26F1\\u26F4\\u26F6-\\u26F9\\u26FB\\u26FC\\u26FE\\u26FF\\u271D-\\u2721\\u2776-\\u2793\\u{1F100}-\\u{1F10C}\\u{1F110}-\\u{1F16C}\\u{1F170}-\\u{1F1AC}';
const SYMBOLS_2 =
  '\\u2316-\\u23B9\\u23BE-\\u2426\\u2440-\\u244A\\u25A0-\\u25CB\\u25CD-\\u27BF\\u2800-\\u28FF\\u2B00-\\u2B95\\u2B97-\\u2BFD\\u2BFF\\u{1F650}-\\u{1F67F}\\u{1F780}-\\u{1F8AD}';

/**
 * Maps a font to its characters, without those of earlier fonts, as the content of a character class with the flag `v`.
 */
const charactersByFont: Readonly<Record<SymbolFont, string>> = {
  Emoji: EMOJI,
  Math: `[${MATH}]--[${EMOJI}]`,
  Symbols2: `[${SYMBOLS_2}]--[${EMOJI}${MATH}${SYMBOLS}]`,
  Symbols: `[${SYMBOLS}]--[${EMOJI}]`,
};

const emojiPattern = new RegExp(`[${EMOJI}]`, 'gv');
const symbolPatterns = (['Math', 'Symbols2', 'Symbols'] as const).map(
  (name) => [name, new RegExp(`[${charactersByFont[name]}]`, 'v')] as const,
);

/** Plans which symbol fonts a text needs, and for which characters. */
export function planSymbols(text: string): readonly (readonly [inside: string, font: SymbolFont])[] {
  if (!/[\u2000-\u2BFF\u{1D400}-\u{1D7FF}\u{1F000}-\u{1FAFF}]/u.test(text)) return [];
  const others = text.replace(emojiPattern, '');
  return [
    ...(others === text ? [] : (['Emoji'] as const)),
    ...symbolPatterns.filter(([, expression]) => expression.test(others)).map(([name]) => name),
  ].map((name) => [charactersByFont[name], name]);
}
