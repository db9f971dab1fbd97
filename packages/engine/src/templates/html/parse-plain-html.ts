import type { TemplateError } from '../reading/template-error.ts';
import type { TemplateExpression, TemplatePart } from '../reading/template-part.ts';

export interface PlainHtml {
  readonly parts: readonly TemplatePart[];
  /** Errors of removed expressions; at most twenty. */
  readonly problems: readonly TemplateError[];
}

const maxErrors = 20;
const VALUE = /\{\{\{?([^{}]*)\}\}\}?/g;
const BLOCK_START = /\{\{~?[#^]/;
const BLOCK_END = /\{\{~?\/[^{}]*\}\}/g;

/**
 * Parses simple values such as `{{ data.rows[0].name }}` without the template parser. Most texts of forms contain only
 * such values.
 */
export function parsePlainHtml(html: string): PlainHtml {
  const problems: TemplateError[] = [];
  const addError = (index: number, problem: Omit<TemplateError, 'line' | 'column'>) => {
    // Limits the number of errors early, because finding a line number scans all of the preceding text.
    if (problems.length < maxErrors) problems.push({ ...problem, ...getPosition(html, index) });
  };
  const parts: TemplatePart[] = [];
  const blocks = findBlocks(html);
  if (blocks) addError(blocks.start, { code: 'not-supported', reason: 'blocksInHtml' });
  const text = blocks ? html.slice(0, blocks.start) + html.slice(blocks.end) : html;
  let end = 0;
  for (const { 0: found, 1: written = '', index } of text.matchAll(VALUE)) {
    const inner = written.replace(/^~|~$/g, '').trim();
    parts.push({ kind: 'text', text: text.slice(end, index) });
    end = index + found.length;
    const value = parseLookup(inner) ?? parseValue(inner);
    if (value) parts.push(value);
    else if (!inner.startsWith('!'))
      addError(index, { code: 'unreadable', reason: 'noValue', name: inner.slice(0, 60) });
  }
  parts.push({ kind: 'text', text: text.slice(end) });
  return { parts, problems };
}

/**
 * Finds the range from the first block to the end of the last, since this parser cannot match the ends of blocks to
 * their starts.
 */
function findBlocks(html: string): { readonly start: number; readonly end: number } | undefined {
  const start = html.search(BLOCK_START);
  const last = start < 0 ? undefined : [...html.matchAll(BLOCK_END)].at(-1);
  return last && last.index > start ? { start, end: last.index + last[0].length } : undefined;
}

type Path = Extract<TemplateExpression, { kind: 'path' }>;

function parsePath(written: string): Path | undefined {
  const names = parseNames(written);
  return names && { kind: 'path', start: { kind: 'root' }, names };
}

function parseValue(inner: string): TemplatePart | undefined {
  const of = parsePath(inner);
  return of && { kind: 'value', of, isRaw: false };
}

const LOOKUP = /^lookup\(\s*(?:"([\w-]+)"|'([\w-]+)')\s*,\s*([^()\s]+)\s*\)(\.\S+)?$/;

/** Parses `lookup('assets', data.asset).name`: a property of a data source row, or the row itself. */
function parseLookup(inner: string): TemplatePart | undefined {
  const [, double, single, id, within = ''] = (inner.length <= maxPathLength && LOOKUP.exec(inner)) || [];
  const name = id === undefined ? undefined : parsePath(id);
  const names = within === '' ? [] : parseNames(within.slice(1));
  if (!name || !names) return undefined;
  const call: TemplateExpression = { kind: 'lookup', of: { kind: 'literal', value: double ?? single }, name };
  return { kind: 'value', of: { kind: 'path', start: { kind: 'call', call }, names }, isRaw: false };
}

const maxPathLength = 1_000;

/** Patterns for the segments of a path: first a name, then `.name`, `[0]`, `["first name"]` or `.[first name]`. */
const FIRST_NAME = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const NEXT_NAME = /\.([\p{L}\p{N}_$-]+)|\.?\[(?:"([^"\]]*)"|'([^'\]]*)'|([^"'\][]+))\]/uy;

/** Parses a path: `data.rows[0]["first name"]` becomes `data`, `rows`, `0`, `first name`. */
function parseNames(path: string): readonly string[] | undefined {
  FIRST_NAME.lastIndex = 0;
  const first = path.length > maxPathLength ? undefined : FIRST_NAME.exec(path)?.[0];
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

/** Returns the line and column of an index in a text, counted from 1. */
function getPosition(text: string, index: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1 };
}

/**
 * Matches from the first code (`{% … %}`) to the last, because whether the content in between would be shown is
 * unknown.
 */
const CODE = /\{%[\s\S]*%\}|\{%[\s\S]*$/;

/** Removes code (`{% if … %}`) and the content that it controls from a text. Code is never run. */
export function removeCode(html: string): { readonly text: string; readonly problems: readonly TemplateError[] } {
  const found = CODE.exec(html);
  if (!found) return { text: html, problems: [] };
  return {
    text: html.replace(CODE, (code) => code.replace(/[^\n]/g, '')),
    problems: [{ code: 'code', reason: 'code', ...getPosition(html, found.index) }],
  };
}
