/** Why a template cannot be read, in words for the person who wrote it. */
export interface TemplateProblem {
  readonly code:
    | 'unclosed-value'
    | 'unclosed-block'
    | 'wrong-close'
    | 'stray-else'
    | 'stray-close'
    | 'unreadable'
    | 'if-arguments'
    | 'unknown-comparison'
    | 'unknown-helper'
    | 'helper-arguments'
    | 'not-supported'
    | 'code'
    | 'too-long'
    | 'too-deep';
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
}

/** Carries a problem out of the depth of a template; never leaves this folder. */
export class UnreadableTemplate extends Error {
  readonly problem: TemplateProblem;

  constructor(code: TemplateProblem['code'], message: string, at: { line: number; column: number }) {
    super(message);
    this.problem = { code, message, line: at.line, column: at.column + 1 };
  }
}

/** What the parser says of a text that it cannot read; read leniently, because nothing promises its shape. */
interface ParserError {
  readonly message?: unknown;
  readonly lineNumber?: unknown;
  readonly column?: unknown;
  readonly hash?: ParserHash;
}

interface ParserHash {
  readonly token?: unknown;
  readonly text?: unknown;
  readonly expected?: unknown;
  readonly loc?: { readonly last_line?: unknown; readonly last_column?: unknown };
}

/** Says in an author's words what the parser did not like. */
export function problemOf(thrown: unknown, text: string): TemplateProblem {
  if (thrown instanceof UnreadableTemplate) return thrown.problem;
  if (thrown instanceof RangeError) return tooDeep;
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as ParserError;
  if (error.hash) return grammarProblem(error.hash, text);
  const at = { line: numberOr(error.lineNumber, 1), column: numberOr(error.column, 0) + 1 };
  const [open, close] = String(error.message).split(" doesn't match ");
  return close === undefined
    ? { code: 'unreadable', message: 'This cannot be read as a template.', ...at }
    : { code: 'wrong-close', message: `{{#${open}}} is closed by {{/${close.split(' - ', 1)[0]}}}.`, ...at };
}

export const tooDeep: TemplateProblem = {
  code: 'too-deep',
  message: 'Blocks lie too deep within each other.',
  line: 1,
  column: 1,
};

function grammarProblem({ token, text, expected, loc }: ParserHash, template: string): TemplateProblem {
  const at = { line: numberOr(loc?.last_line, 1), column: numberOr(loc?.last_column, 0) + 1 };
  const awaited = Array.isArray(expected) ? expected.map(String) : [];
  const found = typeof text === 'string' ? text.slice(0, 20) : '';
  if (token === 'INVERSE' || token === 'OPEN_INVERSE_CHAIN') {
    return { code: 'stray-else', message: '{{else}} stands outside of a block.', ...at };
  }
  if (token === 'OPEN_ENDBLOCK') {
    return { code: 'stray-close', message: 'Here a block is closed that was never opened.', ...at };
  }
  if (token === 'EOF' && awaited.some((name) => name.includes('OPEN_ENDBLOCK'))) {
    return { code: 'unclosed-block', message: 'A block is not closed: its {{/…}} is missing.', ...at };
  }
  if (token === 'EOF' || found === '' || !restFrom(at, template).includes('}}')) {
    return { code: 'unclosed-value', message: 'Braces are not closed: }} is missing.', ...at };
  }
  if (/^[!=<>]/.test(found)) {
    const message = 'Signs cannot compare here. Write equals, notEquals, greater or less.';
    return { code: 'unreadable', message, ...at };
  }
  return { code: 'unreadable', message: `“${found}” cannot stand here.`, ...at };
}

function restFrom({ line, column }: { line: number; column: number }, template: string): string {
  const [first = '', ...more] = template.split('\n').slice(line - 1);
  return [first.slice(column - 1), ...more].join('\n');
}

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
