import type { PrintBlock } from '@tideform/engine';

/** Maximum number of checkboxes on a blank form. Longer lists of choices get a line to write on instead. */
const maxCheckboxes = 24;

/** Prints one empty checkbox per choice on a blank form. */
export function printBlankChoices(
  label: string,
  choices: readonly { readonly label: string }[],
): readonly PrintBlock[] {
  const isLine = choices.length === 0 || choices.length > maxCheckboxes;
  return [{ kind: 'blank', label, room: isLine ? { lines: 1 } : { boxes: choices.map((choice) => choice.label) } }];
}

export const printBlankLines = (label: string, lines: number): readonly PrintBlock[] => [
  { kind: 'blank', label, room: { lines } },
];

/** Prints an empty frame for a signature, drawing or picture. */
export const printBlankFrame = (label: string, frameHeightPx: number): readonly PrintBlock[] => [
  { kind: 'blank', label, room: { frameHeightPx } },
];
