import type { CjkSymbols, PrintBlock, PrintDocument } from '@tideform/engine';
import { parseRichText } from '../rich-text/parse-rich-text.ts';

/** Fonts for scripts and symbols that the text fonts lack, named by the end of the font's name. */
export type ScriptFont = 'Arabic' | 'Hebrew' | 'Thai' | 'Devanagari' | 'SC' | 'TC' | 'JP' | 'KR' | SymbolFont;

/** Returns the font's family name without spaces, as in its file names: `NotoSansArabic`. */
export const getFamilyName = (font: ScriptFont): string => (font === 'Emoji' ? 'NotoEmoji' : `NotoSans${font}`);

const HAN = '\\u2E80-\\u2FFF\\u3000-\\u303F\\u31C0-\\u31EF\\u3400-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF';
const KANA = '\\u3040-\\u30FF\\u31F0-\\u31FF';
const HANGUL = '\\u1100-\\u11FF\\u3130-\\u318F\\uA960-\\uA97F\\uAC00-\\uD7FF';

/** Maps a script to its characters, as the content of a regular expression character class. */
const charactersByScript = {
  Arabic: '\\u0600-\\u06FF\\u0750-\\u077F\\u0870-\\u08FF\\uFB50-\\uFDFF\\uFE70-\\uFEFE',
  Hebrew: '\\u0590-\\u05FF\\uFB1D-\\uFB4F',
  Thai: '\\u0E00-\\u0E7F',
  Devanagari: '\\u0900-\\u097F\\u1CD0-\\u1CFF\\uA8E0-\\uA8FF',
} as const;

const createCharacterClass = (characterClass: string) => new RegExp(`[${characterClass}]`, 'g');
const hasCharacters = (text: string, characterClass: string) => new RegExp(`[${characterClass}]`).test(text);

/**
 * Fonts that a document needs in addition to the text fonts, with their characters: `[content of a character class with
 * the flag v, font]`.
 */
export type ScriptPlan = readonly (readonly [inside: string, font: ScriptFont])[];

/** Plans which fonts a document needs and for which characters; empty if the text fonts suffice. */
export function planScripts(document: PrintDocument, symbols: CjkSymbols | undefined): ScriptPlan {
  const text = collectTexts(document).join('\n');
  const plain = (Object.keys(charactersByScript) as (keyof typeof charactersByScript)[]).filter((name) =>
    hasCharacters(text, charactersByScript[name]),
  );
  const own = getIdeographFont(text, document.language, symbols);
  return [
    ...planSymbols(text),
    ...plain.map((name) => [charactersByScript[name], name] as const),
    ...(hasCharacters(text, HANGUL) ? [[HANGUL, 'KR'] as const] : []),
    ...(hasCharacters(text, HAN + KANA) ? [[HAN + KANA, own] as const] : []),
  ];
}

/** Fonts with nearly all ideographs, whereas fonts of other regions lack many. */
const WIDEST_FONTS = ['SC', 'TC'] as const;

/** Plans fallback fonts for ideographs that the document's font lacks. */
export function planOtherIdeographs(
  document: PrintDocument,
  plan: ScriptPlan,
  has: (font: ScriptFont, letter: string) => boolean,
): ScriptPlan {
  const own = plan.find(([characterClass]) => characterClass === HAN + KANA)?.[1];
  if (!own) return [];
  const letters =
    collectTexts(document)
      .join('')
      .match(new RegExp(`[${HAN + KANA}]`, 'gu')) ?? [];
  const missing = [...new Set(letters)].filter((letter) => !has(own, letter));
  const other = WIDEST_FONTS.find((name) => name !== own);
  return missing.length === 0 || !other ? [] : [[missing.join(''), other]];
}

/**
 * Returns the font for ideographs, whose shapes differ between Chinese, Japanese and Korean. The form's setting takes
 * precedence, then the text, then the language.
 */
function getIdeographFont(text: string, language: string, symbols: CjkSymbols | undefined): ScriptFont {
  if (symbols) return symbols.toUpperCase() as ScriptFont;
  if (hasCharacters(text, KANA) || /^ja\b/i.test(language)) return 'JP';
  if (/^ko\b/i.test(language)) return 'KR';
  return /^zh-(hant|tw|hk|mo)\b/i.test(language) ? 'TC' : 'SC';
}

/** Detects the language of a document from its characters; for Latin text, returns the document's language. */
export function detectLanguage(document: Pick<PrintDocument, 'title' | 'blocks' | 'language'>): string {
  const text = collectTexts(document).join(' ');
  const count = (characterClass: string) => text.match(createCharacterClass(characterClass))?.length ?? 0;
  const latin = count('A-Za-z\\u00C0-\\u024F\\u0370-\\u052F');
  const found = [
    ...([
      ['ar', count(charactersByScript.Arabic)],
      ['he', count(charactersByScript.Hebrew)],
      ['th', count(charactersByScript.Thai)],
    ] as const),
    ...([
      ['hi', count(charactersByScript.Devanagari)],
      ['ko', count(HANGUL)],
      ['ja', 3 * count(KANA)],
      ['zh', count(HAN)],
    ] as const),
  ];
  const [language, highestCount] = found.reduce((bestLanguage, one) => (one[1] > bestLanguage[1] ? one : bestLanguage));
  if (highestCount <= latin) return document.language;
  return document.language.toLowerCase().startsWith(language) ? document.language : language;
}

export const getLanguageDirection = (language: string): 'ltr' | 'rtl' =>
  /^(ar|he|fa|ur)\b/i.test(language) ? 'rtl' : 'ltr';

function collectTexts(document: Pick<PrintDocument, 'title' | 'subtitle' | 'blocks' | 'pageLines'>): readonly string[] {
  const { title, subtitle = '', blocks, pageLines } = document;
  const lines = pageLines?.({ pageNumber: 1, totalPages: 1 });
  const ofPage = lines ? [...Object.values(lines.header), ...Object.values(lines.footer)] : [];
  return [title, subtitle, ...ofPage, ...blocks.flatMap(collectBlockTexts)];
}

function collectBlockTexts(block: PrintBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'text':
      return typeof block.text === 'string' ? [block.text] : parseRichText(block.text.html).map(({ text }) => text);
    case 'pair':
      return [block.label, block.value];
    case 'table':
      return [block.caption ?? '', ...block.header, ...block.rows.flat().flatMap(collectBlockTexts)];
    case 'image':
      return [block.alt];
    case 'group':
      return [block.title ?? '', block.label ?? '', ...block.blocks.flatMap(collectBlockTexts)];
    case 'blank':
      return [block.label, ...('boxes' in block.room ? block.room.boxes : [])];
    case 'newPage':
      return [];
  }
}

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
