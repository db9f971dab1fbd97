import { answerRoots, type CodeName, type FieldsWithin, type RowNames, readNames } from './code-names.ts';
import { rowVariables, unreadNames } from './row-variables.ts';
import type { RenameName } from './rule-references.ts';
import { readBlocks } from './template-blocks.ts';

/** Renames the answers that code and templates name. */
export interface NameChange {
  readonly rename: RenameName;
  readonly within: FieldsWithin;
  /** Reports a name that can't be rewritten. */
  readonly lost: (name: LostName) => void;
}

/** A name of an answer in code that can't be rewritten safely, and the line that has it, counted from 1. */
export interface LostName {
  readonly name: string;
  readonly line: number;
}

/** Renames the answers that code names. What it names in another way is left alone. */
export const mapCodeNames = (code: string, change: NameChange): string =>
  code.includes('data') || code.includes('row') ? rewrite(code, code, [], true, change) : code;

/**
 * Rewrites the names in a text.
 *
 * @param code the text, with blanks for everything in it that isn't code
 * @param more names that were found by other means
 * @param isCode code can hand on what it names, holes of a text can't
 */
function rewrite(text: string, code: string, more: readonly CodeName[], isCode: boolean, change: NameChange): string {
  const { rename, within, lost } = change;
  let rows: RowNames = { bases: new Map(), declared: new Set(), unclear: new Set(), loose: new Set() };
  let read = readNames(code, rows);
  // Each round reads the variables of one more level: rows in rows.
  for (let size = -1; size < rows.bases.size; read = readNames(code, rows)) {
    size = rows.bases.size;
    rows = rowVariables(code, read.names, within);
    if (rows.bases.size === size) break;
  }
  const report = (start: number, end: number) =>
    lost({ name: text.slice(start, end), line: text.slice(0, start).split('\n').length });
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const { start, end, root, base, steps } of [...read.names, ...more]) {
    const isRow = !answerRoots.has(base);
    const baseNow = isRow ? rename(base) : root;
    const name = [base, ...steps.map((step) => step.name)].join('.');
    const next = rename(name);
    if (next === name || (isRow && next === `${baseNow}${name.slice(base.length)}`)) continue;
    const isInRow = !isRow || (baseNow !== undefined && next?.startsWith(`${baseNow}.`));
    const local = next && isInRow && (isRow ? root + next.slice(baseNow!.length) : next);
    const written = local ? writtenLike(local, root, steps) : undefined;
    if (written === undefined || read.shadowed.has(root) || rows.unclear.has(root)) report(start, end);
    else edits.push({ start, end, text: written });
  }
  const isRead = (at: number) => [...read.names, ...more].some(({ start, end }) => start <= at && at < end);
  for (const { start, end, name } of isCode ? unreadNames(read.words, rows, within) : []) {
    if (!isRead(start) && rename(name) !== name) report(start, end);
  }
  return applied(text, edits);
}

function applied(
  text: string,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): string {
  if (edits.length === 0) return text;
  let done = 0;
  const parts: string[] = [];
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(done, edit.start), edit.text);
    done = edit.end;
  }
  return parts.join('') + text.slice(done);
}

/**
 * Each name is written as the one before it was, where there are as many as before.
 *
 * @returns `undefined` where a row by a variable has no place any more
 */
function writtenLike(name: string, root: string, steps: CodeName['steps']): string | undefined {
  // The root may have dots: `this`, `line`, `data`, `../line`.
  const names = name === root ? [] : name.slice(name.startsWith(`${root}.`) ? root.length + 1 : 0).split('.');
  const isAlike = name.startsWith(`${root}.`) && names.length === steps.length;
  if (!isAlike && steps.some(({ text, name: step }) => isVariable(text, step))) return undefined;
  if (root === '')
    return names
      .map((one, index) => writtenStep(one, steps[index]?.text ?? '.'))
      .join('')
      .slice(1);
  const first = name.startsWith(`${root}.`) ? root : names.shift();
  return first + names.map((one, index) => writtenStep(one, isAlike ? steps[index]!.text : '.')).join('');
}

const isVariable = (text: string, name: string): boolean => name === '0' && /^\[\s*[A-Za-z_$]/.test(text);

/** @param like how the name in its place was written: `.a`, `?.a`, `[0]`, `[i]`, `['a']` */
function writtenStep(name: string, like: string): string {
  if (like.startsWith('.[')) return `.[${name}]`;
  if (/^\d+$/.test(name)) return isVariable(like, name) ? like : `[${name}]`;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `[${JSON.stringify(name)}]`;
  if (like.startsWith('?')) return `?.${name}`;
  const quote = /^\[["']/.test(like) ? like[1] : undefined;
  return quote === undefined ? `.${name}` : `[${quote}${name}${quote}]`;
}

/**
 * Renames the answers that the holes of a text name: `{{ data.a }}`, `{% if data.a %}`, `{{#each data.list}}{{a}}{{/each}}`. Code that
 * is spread over several holes is read as one.
 */
export function mapTemplateNames(text: string, change: NameChange): string {
  const holes: { readonly from: number; readonly to: number }[] = [];
  let at = 0;
  while (at < text.length) {
    const from = text.indexOf('{', at);
    if (from < 0) break;
    const closing = text[from + 1] === '{' ? '}}' : text[from + 1] === '%' ? '%}' : undefined;
    const to = closing === undefined ? -1 : text.indexOf(closing, from + 2);
    if (closing !== undefined && to < 0) break;
    at = to < 0 ? from + 1 : to + 2;
    if (to >= 0) holes.push({ from, to: to + 2 });
  }
  if (holes.length === 0) return text;
  const more = readBlocks(text, holes, change.within);
  if (more.length === 0 && !holes.some(({ from, to }) => /data|row/.test(text.slice(from, to)))) return text;
  let done = 0;
  const code = holes.map(({ from, to }) => {
    const before = ' '.repeat(from + 2 - done);
    done = to;
    // A line ends with its hole.
    return `${before}${text.slice(from + 2, to - 2)}\n `;
  });
  const isCode = holes.some(({ from }) => text[from + 1] === '%');
  return rewrite(text, code.join(''), more, isCode, change);
}
