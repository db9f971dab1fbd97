import { tokenize } from 'css-tree/tokenizer';
import { maxDepth } from './allowed-css.ts';

/** Maps token types that open a bracket to the token types that close it. Functions open a bracket too. */
const CLOSING_TYPES: Readonly<Record<number, number>> = { 2: 22, 19: 20, 21: 22, 23: 24 };
const CLOSING_BRACKETS: ReadonlySet<number> = new Set([20, 22, 24]);
const COMMENT = 25;

/**
 * Finds a bracket or comment that is never closed, that closes nothing, or that is nested too deeply. The parser would
 * repair these silently.
 *
 * @returns the offset of the bracket or comment; `undefined` if all are balanced
 */
export function findUnbalanced(source: string): { readonly offset: number; readonly isDeep: boolean } | undefined {
  const openBrackets: { readonly closes: number; readonly offset: number }[] = [];
  let found: { readonly offset: number; readonly isDeep: boolean } | undefined;
  tokenize(source, (type, start, end) => {
    if (found) return;
    const closes = CLOSING_TYPES[type];
    if (closes !== undefined) {
      openBrackets.push({ closes, offset: start });
      if (openBrackets.length > maxDepth) found = { offset: start, isDeep: true };
    } else if (CLOSING_BRACKETS.has(type)) {
      if (openBrackets.pop()?.closes !== type) found = { offset: start, isDeep: false };
    } else if (type === COMMENT && (end < start + 4 || !source.endsWith('*/', end))) {
      found = { offset: start, isDeep: false };
    }
  });
  const lastOpen = openBrackets.at(-1);
  return found ?? (lastOpen && { offset: lastOpen.offset, isDeep: false });
}
