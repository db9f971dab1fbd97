/** Detailed reason of a template error; each has its own message. */
export type TemplateErrorReason =
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

/** Parameters for the message of a reason. */
export interface TemplateErrorParams {
  readonly name?: string;
  readonly close?: string;
  readonly limit?: number;
}

/** Error in a template, as data. */
export interface TemplateError extends TemplateErrorParams {
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
  readonly reason: TemplateErrorReason;
}

/** Exception with a template error, thrown while parsing; always caught within the engine's template code. */
export class UnreadableTemplateError extends Error {
  readonly problem: TemplateError;

  constructor(
    code: TemplateError['code'],
    reason: TemplateErrorReason,
    at: { line: number; column: number },
    params: TemplateErrorParams = {},
  ) {
    super(reason);
    this.problem = { code, reason, ...params, line: at.line, column: at.column + 1 };
  }
}

/** Error of the Handlebars parser; its shape is not guaranteed. */
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

/** Converts an exception of the Handlebars parser to a template error. */
export function toTemplateError(thrown: unknown, text: string): TemplateError {
  if (thrown instanceof UnreadableTemplateError) return thrown.problem;
  if (thrown instanceof RangeError) return tooDeepError;
  const error = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as ParserError;
  if (error.hash) return createGrammarError(error.hash, text);
  const at = { line: toNumberOr(error.lineNumber, 1), column: toNumberOr(error.column, 0) + 1 };
  const [open, close] = String(error.message).split(" doesn't match ");
  return close === undefined
    ? { code: 'unreadable', reason: 'unreadable', ...at }
    : { code: 'wrong-close', reason: 'wrongClose', name: open ?? '', close: close.split(' - ', 1)[0] ?? '', ...at };
}

export const tooDeepError: TemplateError = {
  code: 'too-deep',
  reason: 'deepBlocks',
  line: 1,
  column: 1,
};

function createGrammarError({ token, text, expected, loc }: ParserHash, template: string): TemplateError {
  const at = { line: toNumberOr(loc?.last_line, 1), column: toNumberOr(loc?.last_column, 0) + 1 };
  const expectedTokens = Array.isArray(expected) ? expected.map(String) : [];
  const found = typeof text === 'string' ? text.slice(0, 20) : '';
  if (token === 'INVERSE' || token === 'OPEN_INVERSE_CHAIN') {
    return { code: 'stray-else', reason: 'strayElse', ...at };
  }
  if (token === 'OPEN_ENDBLOCK') {
    return { code: 'stray-close', reason: 'strayClose', ...at };
  }
  if (token === 'EOF' && expectedTokens.some((name) => name.includes('OPEN_ENDBLOCK'))) {
    return { code: 'unclosed-block', reason: 'unclosedBlock', ...at };
  }
  if (token === 'EOF' || found === '' || !getTextFrom(at, template).includes('}}')) {
    return { code: 'unclosed-value', reason: 'unclosedValue', ...at };
  }
  return /^[!=<>]/.test(found)
    ? { code: 'unreadable', reason: 'signs', ...at }
    : { code: 'unreadable', reason: 'cannotStand', name: found, ...at };
}

function getTextFrom({ line, column }: { line: number; column: number }, template: string): string {
  const [first = '', ...more] = template.split('\n').slice(line - 1);
  return [first.slice(column - 1), ...more].join('\n');
}

const toNumberOr = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
