import type { RenameName } from './rule-references.ts';

/** A name of an answer in code that can't be rewritten safely, and the line that has it, counted from 1. */
export interface LostName {
  readonly name: string;
  readonly line: number;
}

/**
 * What is skipped in code (comments, texts between quotes), then names of answers: `data.a.b`, `row['a']`, `data.list[0].c`, and `data.[a b]` of titles.
 * Template literals are read, since expressions in them name answers.
 */
const names =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|(?<![\w$.])(data|row)((?:\??\.[A-Za-z_$][\w$]*|\.\[[^\]\n]*\]|\[\d+\]|\[(?:"[^"\\\n]*"|'[^'\\\n]*')\])+)/g;

const step = /\??\.([A-Za-z_$][\w$]*)|\.\[([^\]]*)\]|\[(\d+)\]|\[(?:"([^"]*)"|'([^']*)')\]/g;

/** Code gives `data` or `row` a meaning of its own: a variable, or a parameter of a function. */
const ownMeaning = (root: string): RegExp =>
  new RegExp(
    `\\b(?:let|const|var)\\s+(?:[^;=\\n]*[\\s,{[])?${root}\\b|\\b${root}\\s*=>|\\(([^()]*,)?\\s*${root}\\s*(,[^()]*)?\\)\\s*(=>|\\{)`,
  );

/** Renames the answers that code names. What it names in another way is left alone. */
export function mapCodeNames(code: string, rename: RenameName, lost: (name: LostName) => void): string {
  const shadowed = new Set(['data', 'row'].filter((root) => ownMeaning(root).test(code)));
  return code.replace(names, (found: string, root: string | undefined, path: string | undefined, at: number) => {
    if (root === undefined || path === undefined) return found;
    const steps = [...path.matchAll(step)];
    const before = steps.map(
      ([, plain, handlebars, index, double, single]) => plain ?? handlebars ?? index ?? double ?? single ?? '',
    );
    const name = [root, ...before].join('.');
    const next = rename(name);
    if (next === name) return found;
    const line = code.slice(0, at).split('\n').length;
    if (next === undefined || shadowed.has(root)) {
      lost({ name: found, line });
      return found;
    }
    const after = next.split('.');
    // Each name is written as the one before it was, where there are as many as before.
    if (after.length !== steps.length + 1 || after[0] !== root) return writtenPath(after);
    return root + steps.map(([text], index) => writtenStep(after[index + 1]!, text)).join('');
  });
}

const writtenPath = ([root = '', ...steps]: readonly string[]): string =>
  root + steps.map((name) => writtenStep(name, '.')).join('');

/** @param like how the name in its place was written: `.a`, `?.a`, `[0]`, `['a']` */
function writtenStep(name: string, like: string): string {
  if (/^\d+$/.test(name)) return `[${name}]`;
  if (like.startsWith('.[')) return `.[${name}]`;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `[${JSON.stringify(name)}]`;
  if (like.startsWith('?')) return `?.${name}`;
  const quote = /^\[(['"])/.exec(like)?.[1];
  return quote === undefined ? `.${name}` : `[${quote}${name}${quote}]`;
}

/** Renames the answers that the holes of a text name: `{{ data.a }}`, `{% if data.a %}`. */
export function mapTemplateNames(text: string, rename: RenameName, lost: (name: LostName) => void): string {
  return text.replace(/\{\{([\s\S]*?)\}\}|\{%([\s\S]*?)%\}/g, (hole: string, _inner, _tag, at: number) => {
    const line = text.slice(0, at).split('\n').length - 1;
    return mapCodeNames(hole, rename, (one) => lost({ ...one, line: one.line + line }));
  });
}
