import { type ScriptPlan, symbolFonts } from '../scripts/scripts.ts';

/** Part of a text in one font; without `font`, the text fonts are used. */
interface FontRun {
  readonly text: string;
  readonly font?: string;
}

/** Assigns fonts to text. */
export interface FontAssigner {
  /** Whether the text fonts cover all characters of the document. */
  readonly hasOneFont: boolean;
  /**
   * Splits a text by font, in visual order from the left. In right-to-left text, a font reverses only the letters
   * within a word.
   */
  splitByFont(text: string, isRightToLeft: boolean): readonly FontRun[];
}

const textFontOnly: FontAssigner = {
  hasOneFont: true,
  splitByFont(text, isRightToLeft) {
    const visible = removeVariationSelectors(text);
    return isRightToLeft ? [...visible].reverse().map((letter) => ({ text: letter })) : [{ text: visible }];
  },
};

const symbolFontNames: readonly string[] = symbolFonts;

/** Removes variation selectors. Emoji fonts have already applied them, and other fonts would draw boxes. */
export const removeVariationSelectors = (text: string): string => text.replace(/[\uFE0E\uFE0F]/g, '');

/**
 * Returns a regular expression character class of the characters that a font of the plan covers and no earlier font
 * does.
 */
function getCharacterClass(plan: ScriptPlan, at: number): string {
  const [own, ...addOthers] = [plan[at]!, ...plan.slice(0, at)].map(([characterClass]) => `[${characterClass}]`);
  return `[${[own, ...addOthers].join('--')}]`;
}

/** Creates a font assigner for the loaded script fonts, which are registered in the document by name. */
export function createFontAssigner(plan: ScriptPlan): FontAssigner {
  if (plan.length === 0) return textFontOnly;
  const characterPatterns = plan.map((_, at) => new RegExp(getCharacterClass(plan, at), 'gv'));
  const fontPattern = new RegExp(plan.map((_, at) => `(${getCharacterClass(plan, at)}+)`).join('|'), 'gv');
  return {
    hasOneFont: false,
    splitByFont(text, isRightToLeft) {
      const pieces: FontRun[] = [];
      const others = (between: string) => {
        const text = removeVariationSelectors(between);
        if (text !== '') pieces.push(...(isRightToLeft ? [...text].map((letter) => ({ text: letter })) : [{ text }]));
      };
      let at = 0;
      for (const match of text.matchAll(fontPattern)) {
        others(text.slice(at, match.index));
        const fontIndex = match.slice(1).findIndex((stretch) => stretch !== undefined);
        const font = plan[fontIndex]![1];
        // Symbols have no direction, so the font doesn't reverse them.
        const isSplit = isRightToLeft && symbolFontNames.includes(font);
        const texts = isSplit ? (match[0].match(characterPatterns[fontIndex]!) ?? []) : [match[0]];
        pieces.push(...texts.map((text) => ({ text, font })));
        at = match.index + match[0].length;
      }
      others(text.slice(at));
      return isRightToLeft ? pieces.reverse() : pieces;
    },
  };
}
