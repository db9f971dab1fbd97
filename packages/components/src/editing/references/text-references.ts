import type { RenameName } from './rule-references.ts';

/** A name of an answer in code that can't be rewritten safely, and the line that has it, counted from 1. */
export interface LostName {
  readonly name: string;
  readonly line: number;
}

/** A name of an answer in code: `data.a.b`, `row['a']`, `data.list[0].c`, and `data.[a b]` of titles. */
interface CodeName {
  readonly start: number;
  readonly end: number;
  readonly root: string;
  readonly steps: readonly { readonly text: string; readonly name: string }[];
}

interface CodeNames {
  readonly names: readonly CodeName[];
  /** `data` and `row` where the code gives them a meaning of its own: a variable, or a parameter of a function. */
  readonly shadowed: ReadonlySet<string>;
}

const roots: ReadonlySet<string> = new Set(['data', 'row']);
const declaring: ReadonlySet<string> = new Set(['let', 'const', 'var']);
/** Words before parentheses and a block that declare no parameters. */
const asking: ReadonlySet<string> = new Set(['if', 'while', 'for', 'switch', 'with']);

const word = /[A-Za-z_$][\w$]*/y;
const stepKinds = [
  /\??\.([A-Za-z_$][\w$]*)/y,
  /\.\[([^\][\n]*)\]/y,
  /\[(\d+)\]/y,
  /\["([^"\\\n]*)"\]/y,
  /\['([^'\\\n]*)'\]/y,
];

/**
 * Finds the answers that code names, in one pass. Comments and texts between quotes are skipped; template literals are read, since
 * expressions in them name answers.
 */
function readNames(code: string): CodeNames {
  const names: CodeName[] = [];
  const shadowed = new Set<string>();
  /** Open parentheses: the word before each, and the bare roots between them. */
  const open: { readonly before: string; readonly bare: Set<string> }[] = [];
  let before = '';
  let isDeclaring = false;
  let at = 0;
  while (at < code.length) {
    const skipped = skip(code, at);
    if (skipped > at) {
      at = skipped;
      continue;
    }
    const found = matchAt(word, code, at);
    if (found === undefined) {
      const char = code[at]!;
      if (char === '(') open.push({ before, bare: new Set() });
      if (char === ')') {
        const closed = open.pop();
        const next = code.slice(afterBlanks(code, at + 1), afterBlanks(code, at + 1) + 2);
        const declares = next === '=>' || (next[0] === '{' && !asking.has(closed?.before ?? ''));
        if (closed && declares) for (const root of closed.bare) shadowed.add(root);
      }
      if (char === '=' || char === ';' || char === '\n') isDeclaring = false;
      if (char.trim() !== '') before = '';
      at += 1;
      continue;
    }
    const isMember = /[.\w$]/.test(code[at - 1] ?? '') && code.slice(at - 3, at) !== '...';
    const end = at + found.length;
    if (roots.has(found) && !isMember) {
      const steps = stepsAt(code, end);
      const last = steps.at(-1);
      if (last) names.push({ start: at, end: last.end, root: found, steps });
      else if (isDeclaring || isAssigned(code, end)) shadowed.add(found);
      else open.at(-1)?.bare.add(found);
      at = last?.end ?? end;
      before = '';
      continue;
    }
    if (declaring.has(found) && !isMember) isDeclaring = true;
    before = found;
    at = end;
  }
  return { names, shadowed };
}

/** Whether a single `=` or an arrow follows. */
function isAssigned(code: string, from: number): boolean {
  const at = afterBlanks(code, from);
  return code[at] === '=' && code[at + 1] !== '=';
}

/** Where a comment or a text between quotes ends that begins here; the same place where none does. */
function skip(code: string, at: number): number {
  const two = code.slice(at, at + 2);
  const until = (end: string, from: number): number => {
    const found = code.indexOf(end, from);
    return found < 0 ? code.length : found + end.length;
  };
  if (two === '//') return until('\n', at + 2);
  if (two === '/*') return until('*/', at + 2);
  const quote = code[at];
  if (quote !== '"' && quote !== "'") return at;
  for (let index = at + 1; index < code.length && code[index] !== '\n'; index += 1) {
    if (code[index] === '\\') index += 1;
    else if (code[index] === quote) return index + 1;
  }
  return at + 1;
}

function afterBlanks(code: string, from: number): number {
  let at = from;
  while (at < code.length && code[at]!.trim() === '') at += 1;
  return at;
}

function stepsAt(code: string, from: number) {
  const steps: { readonly text: string; readonly name: string; readonly end: number }[] = [];
  let at = from;
  for (;;) {
    const found = stepKinds.map((kind) => match(kind, code, at)).find((one) => one !== null);
    if (!found) return steps;
    at += found[0].length;
    steps.push({ text: found[0], name: found[1] ?? '', end: at });
  }
}

function match(kind: RegExp, code: string, at: number): RegExpExecArray | null {
  kind.lastIndex = at;
  return kind.exec(code);
}

const matchAt = (kind: RegExp, code: string, at: number): string | undefined => match(kind, code, at)?.[0];

/** Renames the answers that code names. What it names in another way is left alone. */
export function mapCodeNames(code: string, rename: RenameName, lost: (name: LostName) => void): string {
  if (!code.includes('data') && !code.includes('row')) return code;
  const { names, shadowed } = readNames(code);
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, root, steps } of names) {
    const name = [root, ...steps.map((step) => step.name)].join('.');
    const next = rename(name);
    if (next === name) continue;
    if (next === undefined || shadowed.has(root)) {
      lost({ name: code.slice(start, end), line: code.slice(0, start).split('\n').length });
      continue;
    }
    parts.push(code.slice(done, start), writtenLike(next.split('.'), root, steps));
    done = end;
  }
  return done === 0 ? code : parts.join('') + code.slice(done);
}

/** Each name is written as the one before it was, where there are as many as before. */
function writtenLike(names: readonly string[], root: string, steps: CodeName['steps']): string {
  const isAlike = names.length === steps.length + 1 && names[0] === root;
  const [first = '', ...others] = names;
  return first + others.map((name, index) => writtenStep(name, isAlike ? steps[index]!.text : '.')).join('');
}

/** @param like how the name in its place was written: `.a`, `?.a`, `[0]`, `['a']` */
function writtenStep(name: string, like: string): string {
  if (/^\d+$/.test(name)) return `[${name}]`;
  if (like.startsWith('.[')) return `.[${name}]`;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `[${JSON.stringify(name)}]`;
  if (like.startsWith('?')) return `?.${name}`;
  const quote = like.startsWith('[') ? like[1] : undefined;
  return quote === undefined ? `.${name}` : `[${quote}${name}${quote}]`;
}

/** Renames the answers that the holes of a text name: `{{ data.a }}`, `{% if data.a %}`. */
export function mapTemplateNames(text: string, rename: RenameName, lost: (name: LostName) => void): string {
  const parts: string[] = [];
  let done = 0;
  let at = 0;
  while (at < text.length) {
    const from = text.indexOf('{', at);
    if (from < 0) break;
    const closing = text[from + 1] === '{' ? '}}' : text[from + 1] === '%' ? '%}' : undefined;
    const to = closing === undefined ? -1 : text.indexOf(closing, from + 2);
    if (closing !== undefined && to < 0) break;
    if (to < 0) {
      at = from + 1;
      continue;
    }
    const line = text.slice(0, from).split('\n').length - 1;
    const hole = text.slice(from, to + 2);
    parts.push(
      text.slice(done, from),
      mapCodeNames(hole, rename, (one) => lost({ ...one, line: one.line + line })),
    );
    done = to + 2;
    at = done;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(done);
}
