/** Variables in an author's code that refer to grid rows. */
export interface RowVariables {
  /** Maps each variable to the full name of its row: `data.list.0`. */
  readonly bases: ReadonlyMap<string, string>;
  /** Offsets of the variable declarations in the code. */
  readonly declared: ReadonlySet<number>;
  /** Variables that refer to rows of more than one grid. */
  readonly ambiguous: ReadonlySet<string>;
  /**
   * Grids and containers that the code passes to other functions, so that references to their fields can't be detected
   * reliably.
   */
  readonly escapedNames: ReadonlySet<string>;
}

/**
 * Returns the fields in a grid's rows or in a container, as a map from key to full name; `undefined` if `name` is
 * neither a grid nor a container.
 */
export type ListFieldsWithin = (name: string) => ReadonlyMap<string, string> | undefined;

/**
 * Reference to an answer in code: `data.a.b`, `row['a']`, `data.list[0].c`, `data.list[i].c`. Templates also support
 * `data.[a b]`.
 */
export interface CodeReference {
  readonly start: number;
  readonly end: number;
  /** First word of the reference as written in the code. */
  readonly root: string;
  /** Full name that `root` stands for: `data`, `row`, or the name of a grid row such as `data.list.0`. */
  readonly base: string;
  readonly steps: readonly ReferenceStep[];
}

interface ReferenceStep {
  readonly text: string;
  readonly name: string;
}

export interface CodeWord {
  /** Text without quotes. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface ParsedCode {
  readonly names: readonly CodeReference[];
  /** Root names such as `data` or `row` that the code redeclares as a variable or parameter. */
  readonly shadowed: ReadonlySet<string>;
  /** All other words and string literals. Each may be the key of a grid column. */
  readonly words: readonly CodeWord[];
}

export const rootNames: ReadonlyMap<string, string> = new Map([
  ['data', 'data'],
  ['row', 'row'],
]);
const declarationKeywords: ReadonlySet<string> = new Set(['let', 'const', 'var']);
/** Keywords that precede parentheses and a block without declaring parameters. */
const blockKeywords: ReadonlySet<string> = new Set(['if', 'while', 'for', 'switch', 'with']);

const identifierPattern = /[A-Za-z_$][\w$]*/y;
const stepPatterns = [
  /\??\.([A-Za-z_$][\w$]*)/y,
  /\.\[([^\][\n]*)\]/y,
  /\[(\d+)\]/y,
  // Grid row with a variable index: `[i]`, `[rowIndex - 1]`.
  /\[\s*(?!(?:data|row)\b)[A-Za-z_$][\w$]*(?:\s*[-+]\s*\d+)?\s*\]/y,
  /\["([^"\\\n]*)"\]/y,
  /\['([^'\\\n]*)'\]/y,
];

/**
 * Finds references to answers in code, in one pass. Comments and string literals are skipped; template literals are
 * parsed, because their expressions may contain references.
 *
 * @param rows variables that refer to grid rows, and their declarations
 */
export function parseReferences(code: string, rows: RowVariables): ParsedCode {
  const names: CodeReference[] = [];
  const words: CodeWord[] = [];
  const shadowed = new Set<string>();
  /** Open parentheses: the word before each, and the root names used without steps inside. */
  const open: { readonly before: string; readonly bare: Set<string> }[] = [];
  let before = '';
  let isDeclaring = false;
  let at = 0;
  while (at < code.length) {
    const skipped = skipCommentOrString(code, at);
    if (skipped > at) {
      const isQuoted = code[at] !== '/';
      if (isQuoted) words.push({ text: code.slice(at + 1, skipped - 1), start: at, end: skipped });
      at = skipped;
      continue;
    }
    const found = matchAt(identifierPattern, code, at);
    if (found === undefined) {
      const char = code[at]!;
      if (char === '(') open.push({ before, bare: new Set() });
      if (char === ')') {
        const closed = open.pop();
        const next = code.slice(skipWhitespace(code, at + 1), skipWhitespace(code, at + 1) + 2);
        const declares = next === '=>' || (next[0] === '{' && !blockKeywords.has(closed?.before ?? ''));
        if (closed && declares) for (const root of closed.bare) shadowed.add(root);
      }
      if (char === '=' || char === ';' || char === '\n') isDeclaring = false;
      if (char.trim() !== '') before = '';
      at += 1;
      continue;
    }
    const isMember =
      /[.\w$]/.test(code[at - 1] ?? '') && !/(?:\.\.\.|@root\.)$/.test(code.slice(Math.max(0, at - 6), at));
    const end = at + found.length;
    const base = rootNames.get(found) ?? rows.bases.get(found);
    if (base !== undefined && !isMember) {
      const steps = parseSteps(code, end);
      const last = steps.at(-1);
      if (last) names.push({ start: at, end: last.end, root: found, base, steps });
      else if (!rows.declared.has(at) && (isDeclaring || isAssigned(code, end))) shadowed.add(found);
      else if (!rows.declared.has(at)) open.at(-1)?.bare.add(found);
      at = last?.end ?? end;
      before = '';
      continue;
    }
    if (declarationKeywords.has(found) && !isMember) isDeclaring = true;
    words.push({ text: found, start: at, end });
    before = found;
    at = end;
  }
  return { names, shadowed, words };
}

/** Returns whether the next token is `=` or `=>`, but not `==`. */
function isAssigned(code: string, from: number): boolean {
  const at = skipWhitespace(code, from);
  return code[at] === '=' && code[at + 1] !== '=';
}

/** Returns the end of the comment or string literal that starts at `at`; returns `at` if there is none. */
function skipCommentOrString(code: string, at: number): number {
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

function skipWhitespace(code: string, from: number): number {
  let at = from;
  while (at < code.length && code[at]!.trim() === '') at += 1;
  return at;
}

export function parseSteps(code: string, from: number) {
  const steps: { readonly text: string; readonly name: string; readonly end: number }[] = [];
  let at = from;
  for (;;) {
    const found = stepPatterns.map((kind) => execAt(kind, code, at)).find((one) => one !== null);
    if (!found) return steps;
    at += found[0].length;
    steps.push({ text: found[0], name: found[1] ?? '0', end: at });
  }
}

function execAt(kind: RegExp, code: string, at: number): RegExpExecArray | null {
  kind.lastIndex = at;
  return kind.exec(code);
}

const matchAt = (kind: RegExp, code: string, at: number): string | undefined => execAt(kind, code, at)?.[0];
