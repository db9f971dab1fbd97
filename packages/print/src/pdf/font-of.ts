import type { ScriptPlan } from '../scripts/scripts.ts';

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
  piecesOf: (text, isRightToLeft) =>
    isRightToLeft ? [...text].reverse().map((letter) => ({ text: letter })) : [{ text }],
};

/** What a font writes that none before it does. */
function lettersOf(plan: ScriptPlan, at: number): string {
  const [own, ...others] = [plan[at]!, ...plan.slice(0, at)].map(([inside]) => `[${inside}]`);
  return `[${[own, ...others].join('--')}]`;
}

/** With the fonts that were found for scripts, registered by their names. */
export function fontOf(plan: ScriptPlan): FontOf {
  if (plan.length === 0) return oneFont;
  const stretches = new RegExp(plan.map((_, at) => `(${lettersOf(plan, at)}+)`).join('|'), 'gv');
  return {
    isOne: false,
    piecesOf(text, isRightToLeft) {
      const pieces: FontPiece[] = [];
      const others = (between: string) =>
        between !== '' &&
        pieces.push(...(isRightToLeft ? [...between].map((one) => ({ text: one })) : [{ text: between }]));
      let at = 0;
      for (const match of text.matchAll(stretches)) {
        others(text.slice(at, match.index));
        const font = plan[match.slice(1).findIndex((stretch) => stretch !== undefined)]?.[1];
        pieces.push({ text: match[0], ...(font && { font }) });
        at = match.index + match[0].length;
      }
      others(text.slice(at));
      return isRightToLeft ? pieces.reverse() : pieces;
    },
  };
}
