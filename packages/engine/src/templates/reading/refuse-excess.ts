import { UnreadableTemplate } from './template-problem.ts';

const maxLength = 50_000;
const maxBlocks = 1_000;
const BLOCK = /\{\{~?\s*(?:#|\^|else\b)/g;
const LONG_VALUE = /\{\{[^}]{2000}/;

/**
 * Refuses what the parser, whose work grows with the square of some of these, would take too long for.
 *
 * @throws UnreadableTemplate
 */
export function refuseExcess(text: string): void {
  const refuse = (message: string, at = 0): never => {
    const before = text.slice(0, at).split('\n');
    throw new UnreadableTemplate('too-long', message, { line: before.length, column: before.at(-1)!.length });
  };
  if (text.length > maxLength) refuse(`A template has at most ${maxLength.toLocaleString('en')} characters.`);
  const blocks = text.match(BLOCK)?.length ?? 0;
  if (blocks > maxBlocks) refuse(`A template has at most ${maxBlocks.toLocaleString('en')} blocks.`);
  const long = LONG_VALUE.exec(text);
  if (long) refuse('What stands between {{ and }} is too long.', long.index);
}
