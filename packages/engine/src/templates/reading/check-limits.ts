import { type TemplateErrorParams, type TemplateErrorReason, UnreadableTemplateError } from './template-error.ts';

const maxLength = 50_000;
const maxBlocks = 1_000;
const BLOCK = /\{\{~?\s*(?:#|\^|else\b)/g;
const maxValue = 2_000;

/**
 * Rejects templates over a size limit, because the run time of the parser is quadratic in some of these sizes.
 *
 * @throws UnreadableTemplateError
 */
export function checkLimits(text: string): void {
  const throwTooLong = (reason: TemplateErrorReason, at = 0, params?: TemplateErrorParams): never => {
    const before = text.slice(0, at).split('\n');
    throw new UnreadableTemplateError(
      'too-long',
      reason,
      { line: before.length, column: before.at(-1)!.length },
      params,
    );
  };
  if (text.length > maxLength) throwTooLong('longTemplate', 0, { limit: maxLength });
  const blocks = text.match(BLOCK)?.length ?? 0;
  if (blocks > maxBlocks) throwTooLong('manyBlocks', 0, { limit: maxBlocks });
  const long = findLongValue(text);
  if (long !== undefined) throwTooLong('longValue', long);
}

/** Returns the start of the first expression that is too long. */
function findLongValue(text: string): number | undefined {
  for (let start = text.indexOf('{{'); start >= 0; ) {
    const end = text.indexOf('}', start);
    if ((end < 0 ? text.length : end) - start >= maxValue) return start;
    start = end < 0 ? -1 : text.indexOf('{{', end);
  }
  return undefined;
}
