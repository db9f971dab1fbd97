import type { CjkSymbols, PrintBlock, PrintDocument } from '@tideform/engine';
import { readRichText } from '../rich-text/read-rich-text.ts';
import { planSymbols, type SymbolFont } from './symbols.ts';

/** Fonts with letters and signs that the text fonts don't have, by the end of their names. */
export type ScriptFont = 'Arabic' | 'Hebrew' | 'Thai' | 'Devanagari' | 'SC' | 'TC' | 'JP' | 'KR' | SymbolFont;

/** `NotoSansArabic`: the family's name without blanks, by which files of the font are named. */
export const familyOf = (font: ScriptFont): string => (font === 'Emoji' ? 'NotoEmoji' : `NotoSans${font}`);

const HAN = '\\u2E80-\\u2FFF\\u3000-\\u303F\\u31C0-\\u31EF\\u3400-\\u9FFF\\uF900-\\uFAFF\\uFF00-\\uFFEF';
const KANA = '\\u3040-\\u30FF\\u31F0-\\u31FF';
const HANGUL = '\\u1100-\\u11FF\\u3130-\\u318F\\uA960-\\uA97F\\uAC00-\\uD7FF';

/** Letters of each script as the inside of a character class. */
const letters = {
  Arabic: '\\u0600-\\u06FF\\u0750-\\u077F\\u0870-\\u08FF\\uFB50-\\uFDFF\\uFE70-\\uFEFE',
  Hebrew: '\\u0590-\\u05FF\\uFB1D-\\uFB4F',
  Thai: '\\u0E00-\\u0E7F',
  Devanagari: '\\u0900-\\u097F\\u1CD0-\\u1CFF\\uA8E0-\\uA8FF',
} as const;

const anyOf = (inside: string) => new RegExp(`[${inside}]`, 'g');
const has = (text: string, inside: string) => new RegExp(`[${inside}]`).test(text);

/** Stretches of text that one font writes, beside what the text fonts have: `[inside of a character class with the flag v, font]`. */
export type ScriptPlan = readonly (readonly [inside: string, font: ScriptFont])[];

/** Which fonts a document needs, and for which letters. Nothing for what the text fonts have. */
export function planScripts(document: PrintDocument, symbols: CjkSymbols | undefined): ScriptPlan {
  const text = textsOf(document).join('\n');
  const plain = (Object.keys(letters) as (keyof typeof letters)[]).filter((name) => has(text, letters[name]));
  const own = ideographFont(text, document.language, symbols);
  return [
    ...planSymbols(text),
    ...plain.map((name) => [letters[name], name] as const),
    ...(has(text, HANGUL) ? [[HANGUL, 'KR'] as const] : []),
    ...(has(text, HAN + KANA) ? [[HAN + KANA, own] as const] : []),
  ];
}

/** Fonts of one country lack ideographs that another writes: those come from the fonts that have nearly all of a kind. */
const WIDEST = ['SC', 'TC'] as const;

/** What the font of a document's ideographs does not have, with a font that may. */
export function planOtherIdeographs(
  document: PrintDocument,
  plan: ScriptPlan,
  has: (font: ScriptFont, letter: string) => boolean,
): ScriptPlan {
  const own = plan.find(([inside]) => inside === HAN + KANA)?.[1];
  if (!own) return [];
  const letters =
    textsOf(document)
      .join('')
      .match(new RegExp(`[${HAN + KANA}]`, 'gu')) ?? [];
  const missing = [...new Set(letters)].filter((letter) => !has(own, letter));
  const other = WIDEST.find((name) => name !== own);
  return missing.length === 0 || !other ? [] : [[missing.join(''), other]];
}

/** What Chinese, Japanese and Korean write differently: as the form says, else as the text or its reader's language has it. */
function ideographFont(text: string, language: string, symbols: CjkSymbols | undefined): ScriptFont {
  if (symbols) return symbols.toUpperCase() as ScriptFont;
  if (has(text, KANA) || /^ja\b/i.test(language)) return 'JP';
  if (/^ko\b/i.test(language)) return 'KR';
  return /^zh-(hant|tw|hk|mo)\b/i.test(language) ? 'TC' : 'SC';
}

/** The language of those who wrote a document, as far as its letters tell; that of its reader where they are Latin. */
export function languageOfLetters(document: Pick<PrintDocument, 'title' | 'blocks' | 'language'>): string {
  const text = textsOf(document).join(' ');
  const count = (inside: string) => text.match(anyOf(inside))?.length ?? 0;
  const latin = count('A-Za-z\\u00C0-\\u024F\\u0370-\\u052F');
  const found = [
    ...([
      ['ar', count(letters.Arabic)],
      ['he', count(letters.Hebrew)],
      ['th', count(letters.Thai)],
    ] as const),
    ...([
      ['hi', count(letters.Devanagari)],
      ['ko', count(HANGUL)],
      ['ja', 3 * count(KANA)],
      ['zh', count(HAN)],
    ] as const),
  ];
  const [language, most] = found.reduce((best, one) => (one[1] > best[1] ? one : best));
  if (most <= latin) return document.language;
  return document.language.toLowerCase().startsWith(language) ? document.language : language;
}

export const directionOfLanguage = (language: string): 'ltr' | 'rtl' =>
  /^(ar|he|fa|ur)\b/i.test(language) ? 'rtl' : 'ltr';

function textsOf(document: Pick<PrintDocument, 'title' | 'subtitle' | 'blocks' | 'pageLines'>): readonly string[] {
  const { title, subtitle = '', blocks, pageLines } = document;
  const lines = pageLines?.({ pageNumber: 1, totalPages: 1 });
  const ofPage = lines ? [...Object.values(lines.header), ...Object.values(lines.footer)] : [];
  return [title, subtitle, ...ofPage, ...blocks.flatMap(textsIn)];
}

function textsIn(block: PrintBlock): readonly string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'text':
      return typeof block.text === 'string' ? [block.text] : readRichText(block.text.html).map(({ text }) => text);
    case 'pair':
      return [block.label, block.value];
    case 'table':
      return [block.caption ?? '', ...block.header, ...block.rows.flat().flatMap(textsIn)];
    case 'image':
      return [block.alt];
    case 'group':
      return [block.title ?? '', block.label ?? '', ...block.blocks.flatMap(textsIn)];
    case 'blank':
      return [block.label, ...('boxes' in block.room ? block.room.boxes : [])];
    case 'newPage':
      return [];
  }
}
