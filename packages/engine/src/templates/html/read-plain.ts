import type { Expression, Part } from '../reading/template-part.ts';
import type { TemplateProblem } from '../reading/template-problem.ts';
import { placeOf } from './place-of.ts';

export interface PlainHtml {
  readonly parts: readonly Part[];
  /** What was left out, because it is more than a value; no more than the first twenty. */
  readonly problems: readonly TemplateProblem[];
}

const maxProblems = 20;
const VALUE = /\{\{\{?([^{}]*)\}\}\}?/g;
const BLOCK_START = /\{\{~?[#^]/;
const BLOCK_END = /\{\{~?\/[^{}]*\}\}/g;

/** Reads values such as `{{ data.rows[0].name }}`, as nearly all texts of forms have them, without the parser. */
export function readPlain(html: string): PlainHtml {
  const problems: TemplateProblem[] = [];
  const note = (index: number, problem: Omit<TemplateProblem, 'line' | 'column'>) => {
    // To find a place costs the text before it.
    if (problems.length < maxProblems) problems.push({ ...problem, ...placeOf(html, index) });
  };
  const parts: Part[] = [];
  const blocks = findBlocks(html);
  if (blocks) note(blocks.start, { code: 'not-supported', reason: 'blocksInHtml' });
  const text = blocks ? html.slice(0, blocks.start) + html.slice(blocks.end) : html;
  let end = 0;
  for (const { 0: found, 1: written = '', index } of text.matchAll(VALUE)) {
    const inner = written.replace(/^~|~$/g, '').trim();
    parts.push({ kind: 'text', text: text.slice(end, index) });
    end = index + found.length;
    const value = readLookup(inner) ?? readValue(inner);
    if (value) parts.push(value);
    else if (!inner.startsWith('!')) note(index, { code: 'unreadable', reason: 'noValue', name: inner.slice(0, 60) });
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

type Path = Extract<Expression, { kind: 'path' }>;

function readPath(written: string): Path | undefined {
  const names = readNames(written);
  return names && { kind: 'path', start: { kind: 'root' }, names };
}

function readValue(inner: string): Part | undefined {
  const of = readPath(inner);
  return of && { kind: 'value', of, isRaw: false };
}

const LOOKUP = /^lookup\(\s*(?:"([\w-]+)"|'([\w-]+)')\s*,\s*([^()\s]+)\s*\)(\.\S+)?$/;

/** `lookup('assets', data.asset).name`: what a row of a data source has, or the row. */
function readLookup(inner: string): Part | undefined {
  const [, double, single, id, within = ''] = (inner.length <= maxPath && LOOKUP.exec(inner)) || [];
  const name = id === undefined ? undefined : readPath(id);
  const names = within === '' ? [] : readNames(within.slice(1));
  if (!name || !names) return undefined;
  const call: Expression = { kind: 'lookup', of: { kind: 'literal', value: double ?? single }, name };
  return { kind: 'value', of: { kind: 'path', start: { kind: 'call', call }, names }, isRaw: false };
}

const maxPath = 1_000;

/** Each step of a path is decided by its first characters: `.name`, `[0]`, `["first name"]`, `.[first name]`. */
const FIRST_NAME = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const NEXT_NAME = /\.([\p{L}\p{N}_$-]+)|\.?\[(?:"([^"\]]*)"|'([^'\]]*)'|([^"'\][]+))\]/uy;

/** `data.rows[0]["first name"]` names `data`, `rows`, `0`, `first name`. */
function readNames(path: string): readonly string[] | undefined {
  FIRST_NAME.lastIndex = 0;
  const first = path.length > maxPath ? undefined : FIRST_NAME.exec(path)?.[0];
  if (first === undefined) return undefined;
  const names = [first];
  for (let at = first.length; at < path.length; at = NEXT_NAME.lastIndex) {
    NEXT_NAME.lastIndex = at;
    const [, plain, double, single, bare] = NEXT_NAME.exec(path) ?? [];
    const name = plain ?? double ?? single ?? bare;
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}
