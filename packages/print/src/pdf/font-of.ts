import type { ScriptPlan } from '../scripts/scripts.ts';
import { symbolFonts } from '../scripts/symbols.ts';

/** A stretch of text that one font writes; without a name the text fonts do. */
interface FontPiece {
  readonly text: string;
  readonly font?: string;
}

/** Says which font writes what. */
export interface FontOf {
  /** The text fonts write everything. */
  readonly isOne: boolean;
  /** In the order in which they are drawn from the left. In right-to-left text a font turns the letters of a word only. */
  piecesOf(text: string, isRightToLeft: boolean): readonly FontPiece[];
}

const oneFont: FontOf = {
  isOne: true,
  piecesOf(text, isRightToLeft) {
    const visible = withoutSelectors(text);
    return isRightToLeft ? [...visible].reverse().map((letter) => ({ text: letter })) : [{ text: visible }];
  },
};

const fontsOfSigns: readonly string[] = symbolFonts;

/** Without what says how the sign before it is to look. A font of pictures has read it, the others would draw a box. */
export const withoutSelectors = (text: string): string => text.replace(/[\uFE0E\uFE0F]/g, '');

/** What a font writes that none before it does. */
function lettersOf(plan: ScriptPlan, at: number): string {
  const [own, ...others] = [plan[at]!, ...plan.slice(0, at)].map(([inside]) => `[${inside}]`);
  return `[${[own, ...others].join('--')}]`;
}

/** With the fonts that were found for scripts, registered by their names. */
export function fontOf(plan: ScriptPlan): FontOf {
  if (plan.length === 0) return oneFont;
  const one = plan.map((_, at) => new RegExp(lettersOf(plan, at), 'gv'));
  const stretches = new RegExp(plan.map((_, at) => `(${lettersOf(plan, at)}+)`).join('|'), 'gv');
  return {
    isOne: false,
    piecesOf(text, isRightToLeft) {
      const pieces: FontPiece[] = [];
      const others = (between: string) => {
        const text = withoutSelectors(between);
        if (text !== '') pieces.push(...(isRightToLeft ? [...text].map((letter) => ({ text: letter })) : [{ text }]));
      };
      let at = 0;
      for (const match of text.matchAll(stretches)) {
        others(text.slice(at, match.index));
        const which = match.slice(1).findIndex((stretch) => stretch !== undefined);
        const font = plan[which]![1];
        // Signs have no direction of their own: the font doesn't turn them.
        const isTurned = isRightToLeft && fontsOfSigns.includes(font);
        const texts = isTurned ? (match[0].match(one[which]!) ?? []) : [match[0]];
        pieces.push(...texts.map((text) => ({ text, font })));
        at = match.index + match[0].length;
      }
      others(text.slice(at));
      return isRightToLeft ? pieces.reverse() : pieces;
    },
  };
}
