import type { CjkSymbols, PrintBlock, PrintDocument } from '@tideform/engine';
import { parseRichText } from '../rich-text/parse-rich-text.ts';
import { planSymbols, type SymbolFont } from './symbols.ts';

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
