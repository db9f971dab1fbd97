import type { Part } from '../reading/template-part.ts';
import type { TemplateProblem } from '../reading/template-problem.ts';

export interface PlainHtml {
  readonly parts: readonly Part[];
  /** What was left out, because it is more than a value. */
  readonly problems: readonly TemplateProblem[];
}

const VALUE = /\{\{\{?([^{}]*)\}\}\}?/g;
const BLOCK_START = /\{\{~?[#^]/;
const BLOCK_END = /\{\{~?\/[^{}]*\}\}/g;

/** Reads values such as `{{ data.rows[0].name }}`, as nearly all texts of forms have them, without the parser. */
export function readPlain(html: string): PlainHtml {
  const problems: TemplateProblem[] = [];
  const note = (code: TemplateProblem['code'], message: string, index: number) =>
    problems.push({ code, message, ...placeOf(html, index) });
  const parts: Part[] = [];
  const blocks = findBlocks(html);
  if (blocks) note('not-supported', 'Blocks such as {{#if}} cannot be read here, and are left out.', blocks.start);
  const text = blocks ? html.slice(0, blocks.start) + html.slice(blocks.end) : html;
  let end = 0;
  for (const { 0: found, 1: written = '', index } of text.matchAll(VALUE)) {
    const inner = written.replace(/^~|~$/g, '').trim();
    parts.push({ kind: 'text', text: text.slice(end, index) });
    end = index + found.length;
    const names = readNames(inner);
    if (names) parts.push(valueAt(names));
    else if (!inner.startsWith('!')) note('unreadable', `“${inner.slice(0, 60)}” is no value, and is left out.`, index);
  }
  parts.push({ kind: 'text', text: text.slice(end) });
  return { parts, problems };
}

/** From the first block to the end of the last: nobody knows which end belongs to which. */
function findBlocks(html: string): { readonly start: number; readonly end: number } | undefined {
  const start = html.search(BLOCK_START);
  const last = start < 0 ? undefined : [...html.matchAll(BLOCK_END)].at(-1);
  return last && last.index > start ? { start, end: last.index + last[0].length } : undefined;
}

const valueAt = (names: readonly string[]): Part => ({
  kind: 'value',
  of: { kind: 'path', start: { kind: 'root' }, names },
  isRaw: false,
});

const PATH = /^[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+|\.?\[(?:\d+|"[^"\]]*"|'[^'\]]*'|[^"'\][]+)\])*$/u;
const NAME = /\[(?:"([^"]*)"|'([^']*)'|([^\]]*))\]|[^.[\]]+/g;

/** `data.rows[0]["first name"]` names `data`, `rows`, `0`, `first name`. */
function readNames(path: string): readonly string[] | undefined {
  if (path.length > 1_000 || !PATH.test(path)) return undefined;
  return [...path.matchAll(NAME)].map(([whole, double, single, bare]) => double ?? single ?? bare ?? whole);
}

/** Where in a text something stands, counted from 1. */
export function placeOf(text: string, index: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}
