import {
  type CodeReference,
  type ListFieldsWithin,
  parseReferences,
  type RowVariables,
  rootNames,
} from './code-references.ts';
import { findRowVariables, findUnparsedNames } from './row-variables.ts';
import type { RenameName } from './rule-references.ts';
import { parseBlocks } from './template-blocks.ts';

/** Functions for renaming references in code and templates. */
export interface ReferenceRename {
  readonly rename: RenameName;
  readonly within: ListFieldsWithin;
  /** Reports a reference that can't be rewritten. */
  readonly lost: (name: UnresolvedName) => void;
}

/** Reference in code that can't be rewritten safely, with its line number, starting at 1. */
export interface UnresolvedName {
  readonly name: string;
  readonly line: number;
}

/** Renames references in code. References that the parser can't detect aren't changed. */
export const renameCodeReferences = (code: string, change: ReferenceRename): string =>
  code.includes('data') || code.includes('row') ? rewriteReferences(code, code, [], true, change) : code;

/**
 * Renames the references in a text.
 *
 * @param code the text, with spaces in place of everything that isn't code
 * @param more additional references, found in template blocks
 * @param isCode whether the text is code, which can pass values to functions; template expressions can't
 */
function rewriteReferences(
  text: string,
  code: string,
  more: readonly CodeReference[],
  isCode: boolean,
  change: ReferenceRename,
): string {
  const { rename, within, lost } = change;
  let rows: RowVariables = { bases: new Map(), declared: new Set(), ambiguous: new Set(), escapedNames: new Set() };
  let read = parseReferences(code, rows);
  // Each iteration finds the row variables of one more level of nested grids.
  for (let size = -1; size < rows.bases.size; read = parseReferences(code, rows)) {
    size = rows.bases.size;
    rows = findRowVariables(code, read.names, within);
    if (rows.bases.size === size) break;
  }
  const report = (start: number, end: number) =>
    lost({ name: text.slice(start, end), line: text.slice(0, start).split('\n').length });
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const { start, end, root, base, steps } of [...read.names, ...more]) {
    const isRow = !rootNames.has(base);
    const baseNow = isRow ? rename(base) : root;
    const name = [base, ...steps.map((step) => step.name)].join('.');
    const next = rename(name);
    if (next === name || (isRow && next === `${baseNow}${name.slice(base.length)}`)) continue;
    const isInRow = !isRow || (baseNow !== undefined && next?.startsWith(`${baseNow}.`));
    const local = next && isInRow && (isRow ? root + next.slice(baseNow!.length) : next);
    const written = local ? formatNameLike(local, root, steps) : undefined;
    if (written === undefined || read.shadowed.has(root) || rows.ambiguous.has(root)) report(start, end);
    else edits.push({ start, end, text: written });
  }
  const isRead = (at: number) => [...read.names, ...more].some(({ start, end }) => start <= at && at < end);
  for (const { start, end, name } of isCode ? findUnparsedNames(read.words, rows, within) : []) {
    if (!isRead(start) && rename(name) !== name) report(start, end);
  }
  return applyEdits(text, edits);
}

function applyEdits(
  text: string,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): string {
  if (edits.length === 0) return text;
  let copiedUntil = 0;
  const parts: string[] = [];
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    parts.push(text.slice(copiedUntil, edit.start), edit.text);
    copiedUntil = edit.end;
  }
  return parts.join('') + text.slice(copiedUntil);
}

/**
 * Formats a new name in the notation of the old one, if both have the same number of steps.
 *
 * @returns `undefined` if the old name contains a row with a variable index that the new name can't contain
 */
function formatNameLike(name: string, root: string, steps: CodeReference['steps']): string | undefined {
  // The root itself may contain dots: `../line`.
  const names = name === root ? [] : name.slice(name.startsWith(`${root}.`) ? root.length + 1 : 0).split('.');
  const isAlike = name.startsWith(`${root}.`) && names.length === steps.length;
  if (!isAlike && steps.some(({ text, name: step }) => isVariableIndex(text, step))) return undefined;
  if (root === '')
    return names
      .map((one, index) => formatStep(one, steps[index]?.text ?? '.'))
      .join('')
      .slice(1);
  const first = name.startsWith(`${root}.`) ? root : names.shift();
  return first + names.map((one, index) => formatStep(one, isAlike ? steps[index]!.text : '.')).join('');
}

const isVariableIndex = (text: string, name: string): boolean => name === '0' && /^\[\s*[A-Za-z_$]/.test(text);

/**
 * Formats one step of a new name.
 * @param like notation of the same step in the old name: `.a`, `?.a`, `[0]`, `[i]`, `['a']`
 */
function formatStep(name: string, like: string): string {
  if (like.startsWith('.[')) return `.[${name}]`;
  if (/^\d+$/.test(name)) return isVariableIndex(like, name) ? like : `[${name}]`;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `[${JSON.stringify(name)}]`;
  if (like.startsWith('?')) return `?.${name}`;
  const quote = /^\[["']/.test(like) ? like[1] : undefined;
  return quote === undefined ? `.${name}` : `[${quote}${name}${quote}]`;
}

/**
 * Renames references in the template expressions of a text: `{{ data.a }}`, `{% if data.a %}`, `{{#each
 * data.list}}{{a}}{{/each}}`. Code that spans several expressions is parsed as one.
 */
export function renameTemplateReferences(text: string, change: ReferenceRename): string {
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
  const more = parseBlocks(text, holes, change.within);
  if (more.length === 0 && !holes.some(({ from, to }) => /data|row/.test(text.slice(from, to)))) return text;
  let copiedUntil = 0;
  const code = holes.map(({ from, to }) => {
    const before = ' '.repeat(from + 2 - copiedUntil);
    copiedUntil = to;
    // Replaces the closing delimiter with a line break and a space, so that offsets don't change.
    return `${before}${text.slice(from + 2, to - 2)}\n `;
  });
  const isCode = holes.some(({ from }) => text[from + 1] === '%');
  return rewriteReferences(text, code.join(''), more, isCode, change);
}
