import type { PrintBlock } from '@tideform/engine';

/** More than these nobody looks through on paper: there is a line to write on. */
const mostBoxes = 24;

/** A box to tick for each of what there is to choose from. */
export function blankChoices(label: string, choices: readonly { readonly label: string }[]): readonly PrintBlock[] {
  const isLine = choices.length === 0 || choices.length > mostBoxes;
  return [{ kind: 'blank', label, room: isLine ? { lines: 1 } : { boxes: choices.map((choice) => choice.label) } }];
}

export const blankLines = (label: string, lines: number): readonly PrintBlock[] => [
  { kind: 'blank', label, room: { lines } },
];

/** Empty, to sign, draw or put a picture in. */
export const blankFrame = (label: string, frameHeightPx: number): readonly PrintBlock[] => [
  { kind: 'blank', label, room: { frameHeightPx } },
];
