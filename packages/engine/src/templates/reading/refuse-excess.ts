import { UnreadableTemplate } from './template-problem.ts';

const maxLength = 50_000;
const maxBlocks = 1_000;
const BLOCK = /\{\{~?\s*(?:#|\^|else\b)/g;
const maxValue = 2_000;

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
  const long = findLongValue(text);
  if (long !== undefined) refuse('What stands between {{ and }} is too long.', long);
}

/** Where a value begins that is not closed soon enough. */
function findLongValue(text: string): number | undefined {
  for (let start = text.indexOf('{{'); start >= 0; ) {
    const end = text.indexOf('}', start);
    if ((end < 0 ? text.length : end) - start >= maxValue) return start;
    start = end < 0 ? -1 : text.indexOf('{{', end);
  }
  return undefined;
}
