/** What exactly is wrong; each has words of its own. */
export type TemplateReason =
  | 'unclosedValue'
  | 'unclosedBlock'
  | 'wrongClose'
  | 'strayElse'
  | 'strayClose'
  | 'unreadable'
  | 'cannotStand'
  | 'somethingCannotStand'
  | 'signs'
  | 'noValue'
  | 'evenArguments'
  | 'noArgument'
  | 'comparisonMissing'
  | 'noComparison'
  | 'jointMissing'
  | 'loopName'
  | 'helper'
  | 'helperMissing'
  | 'block'
  | 'lookup'
  | 'dateFormat'
  | 'twoValues'
  | 'oneValue'
  | 'partials'
  | 'decorators'
  | 'blocksInHtml'
  | 'code'
  | 'longTemplate'
  | 'manyBlocks'
  | 'longValue'
  | 'deepParentheses'
  | 'deepBlocks';

/** What the words of a reason are about, as far as it has any: a name that was written, a limit. */
export interface TemplateReasonParams {
  readonly name?: string;
  readonly close?: string;
  readonly limit?: number;
}

/** Why a template cannot be read, as data. */
export interface TemplateProblem extends TemplateReasonParams {
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
  readonly reason: TemplateReason;
}

/** Carries a problem out of the depth of a template; never leaves this folder. */
export class UnreadableTemplate extends Error {
  readonly problem: TemplateProblem;

  constructor(
    code: TemplateProblem['code'],
    reason: TemplateReason,
    at: { line: number; column: number },
    params: TemplateReasonParams = {},
  ) {
    super(reason);
    this.problem = { code, reason, ...params, line: at.line, column: at.column + 1 };
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

/** Says what the parser did not like. */
export function problemOf(thrown: unknown, text: string): TemplateProblem {
  if (thrown instanceof UnreadableTemplate) return thrown.problem;
  if (thrown instanceof RangeError) return tooDeep;
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as ParserError;
  if (error.hash) return grammarProblem(error.hash, text);
  const at = { line: numberOr(error.lineNumber, 1), column: numberOr(error.column, 0) + 1 };
  const [open, close] = String(error.message).split(" doesn't match ");
  return close === undefined
    ? { code: 'unreadable', reason: 'unreadable', ...at }
    : { code: 'wrong-close', reason: 'wrongClose', name: open ?? '', close: close.split(' - ', 1)[0] ?? '', ...at };
}

export const tooDeep: TemplateProblem = {
  code: 'too-deep',
  reason: 'deepBlocks',
  line: 1,
  column: 1,
};

function grammarProblem({ token, text, expected, loc }: ParserHash, template: string): TemplateProblem {
  const at = { line: numberOr(loc?.last_line, 1), column: numberOr(loc?.last_column, 0) + 1 };
  const awaited = Array.isArray(expected) ? expected.map(String) : [];
  const found = typeof text === 'string' ? text.slice(0, 20) : '';
  if (token === 'INVERSE' || token === 'OPEN_INVERSE_CHAIN') {
    return { code: 'stray-else', reason: 'strayElse', ...at };
  }
  if (token === 'OPEN_ENDBLOCK') {
    return { code: 'stray-close', reason: 'strayClose', ...at };
  }
  if (token === 'EOF' && awaited.some((name) => name.includes('OPEN_ENDBLOCK'))) {
    return { code: 'unclosed-block', reason: 'unclosedBlock', ...at };
  }
  if (token === 'EOF' || found === '' || !restFrom(at, template).includes('}}')) {
    return { code: 'unclosed-value', reason: 'unclosedValue', ...at };
  }
  return /^[!=<>]/.test(found)
    ? { code: 'unreadable', reason: 'signs', ...at }
    : { code: 'unreadable', reason: 'cannotStand', name: found, ...at };
}

function restFrom({ line, column }: { line: number; column: number }, template: string): string {
  const [first = '', ...more] = template.split('\n').slice(line - 1);
  return [first.slice(column - 1), ...more].join('\n');
}

const numberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
