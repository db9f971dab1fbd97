import { tokenize } from 'css-tree/tokenizer';
import { mostDepth } from './allowed-css.ts';

/** Kinds of tokens, as the tokenizer numbers them: what opens, by what closes it. A function opens a bracket too. */
const OPENS: Readonly<Record<number, number>> = { 2: 22, 19: 20, 21: 22, 23: 24 };
const CLOSES: ReadonlySet<number> = new Set([20, 22, 24]);
const COMMENT = 25;

/**
 * Where a bracket or a comment is open to the end, closes nothing, or lies too deep: a parser mends all of these without a word.
 *
 * @returns the place in the source; `undefined` where all is in order
 */
export function findUnbalanced(source: string): { readonly at: number; readonly isDeep: boolean } | undefined {
  const open: { readonly closes: number; readonly at: number }[] = [];
  let found: { readonly at: number; readonly isDeep: boolean } | undefined;
  tokenize(source, (type, start, end) => {
    if (found) return;
    const closes = OPENS[type];
    if (closes !== undefined) {
      open.push({ closes, at: start });
      if (open.length > mostDepth) found = { at: start, isDeep: true };
    } else if (CLOSES.has(type)) {
      if (open.pop()?.closes !== type) found = { at: start, isDeep: false };
    } else if (type === COMMENT && (end < start + 4 || !source.endsWith('*/', end))) {
      found = { at: start, isDeep: false };
    }
  });
  const left = open.at(-1);
  return found ?? (left && { at: left.at, isDeep: false });
}
