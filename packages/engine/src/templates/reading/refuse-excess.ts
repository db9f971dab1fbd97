import { type TemplateReason, type TemplateReasonParams, UnreadableTemplate } from './template-problem.ts';

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
  const refuse = (reason: TemplateReason, at = 0, params?: TemplateReasonParams): never => {
    const before = text.slice(0, at).split('\n');
    throw new UnreadableTemplate('too-long', reason, { line: before.length, column: before.at(-1)!.length }, params);
  };
  if (text.length > maxLength) refuse('longTemplate', 0, { limit: maxLength });
  const blocks = text.match(BLOCK)?.length ?? 0;
  if (blocks > maxBlocks) refuse('manyBlocks', 0, { limit: maxBlocks });
  const long = findLongValue(text);
  if (long !== undefined) refuse('longValue', long);
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
