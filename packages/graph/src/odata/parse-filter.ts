import { and, anyEquals, type Comparison, compare, type Filter, type FilterValue, or, startsWith } from './filter.ts';
import { createTokenReader, MalformedOptionError, type TokenReader } from './tokens.ts';

const MAX_DEPTH = 50;
const MAX_TERMS = 200;

/**
 * Parses a `$filter` with the operators that Graph's lists and directory support: comparisons, `startswith`, `any` over
 * a collection, `and`, `or`, parentheses. Keywords in any case.
 *
 * @throws {MalformedOptionError}
 */
export function parseFilter(text: string): Filter {
  const tokens = createTokenReader(text);
  const filter = parseOr({ tokens, terms: 0 }, 0);
  tokens.take('end');
  return filter;
}

interface ParseState {
  readonly tokens: TokenReader;
  terms: number;
}

function parseOr(state: ParseState, depth: number): Filter {
  let filter = parseAnd(state, depth);
  while (state.tokens.skip('or')) filter = or(filter, parseAnd(state, depth));
  return filter;
}

function parseAnd(state: ParseState, depth: number): Filter {
  let filter = parseTerm(state, depth);
  while (state.tokens.skip('and')) filter = and(filter, parseTerm(state, depth));
  return filter;
}

function parseTerm(state: ParseState, depth: number): Filter {
  const { tokens } = state;
  if (depth > MAX_DEPTH || ++state.terms > MAX_TERMS) throw new MalformedOptionError('The filter is too complex.');
  if (tokens.skip('(')) {
    const inner = parseOr(state, depth + 1);
    tokens.take('sign', ')');
    return inner;
  }
  const word = tokens.take('word');
  if (word.toLowerCase() === 'startswith' && tokens.skip('(')) return parseStartsWith(tokens);
  const collection = /^(.+)\/any$/i.exec(word)?.[1];
  if (collection !== undefined) return parseAny(tokens, collection);
  return compare(word, parseComparison(tokens), parseValue(tokens));
}

/** Parses the arguments after `startswith(`. */
function parseStartsWith(tokens: TokenReader): Filter {
  const property = tokens.take('word');
  tokens.take('sign', ',');
  const value = tokens.take('string');
  tokens.take('sign', ')');
  return startsWith(property, value);
}

/** Parses the condition after `groupTypes/any`: `(c:c eq 'Unified')`. */
function parseAny(tokens: TokenReader, property: string): Filter {
  tokens.take('sign', '(');
  const [variable, used] = tokens.take('word').split(':');
  if (used === undefined || used === '') {
    if (used === undefined) tokens.take('sign', ':');
    tokens.take('word', variable?.toLowerCase());
  } else if (used !== variable) {
    throw new MalformedOptionError(`'${used}' is not the variable '${variable}'.`);
  }
  tokens.take('word', 'eq');
  const value = parseValue(tokens);
  tokens.take('sign', ')');
  return anyEquals(property, value);
}

function parseComparison(tokens: TokenReader): Comparison {
  const word = tokens.take('word').toLowerCase();
  if (!isComparison(word)) throw new MalformedOptionError(`'${word}' is not a comparison.`);
  return word;
}

function isComparison(word: string): word is Comparison {
  return ['eq', 'ne', 'lt', 'le', 'gt', 'ge'].includes(word);
}

/** Parses strings, numbers, `true`, `false`, `null`, and bare dates, which become strings. */
function parseValue(tokens: TokenReader): FilterValue {
  const { kind, text } = tokens.next();
  if (kind === 'string') return text;
  if (kind === 'number') return Number(text);
  const word = text.toLowerCase();
  if (word === 'null') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  if (kind === 'word' && /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/i.test(text)) return text;
  throw new MalformedOptionError(`'${text}' is not a value.`);
}
