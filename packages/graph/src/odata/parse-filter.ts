import {
  anyEquals,
  both,
  type Comparison,
  compare,
  either,
  type Filter,
  type FilterValue,
  startsWith,
} from './filter.ts';
import { MalformedOption } from './malformed-option.ts';
import { readTokens, type Tokens } from './tokens.ts';

const MAX_DEPTH = 50;
const MAX_TERMS = 200;

/**
 * Reads a `$filter` as far as Graph's lists and directory honour it: comparisons, `startswith`, `any` over a collection,
 * `and`, `or`, parentheses. Keywords in any case.
 *
 * @throws {MalformedOption}
 */
export function parseFilter(text: string): Filter {
  const tokens = readTokens(text);
  const filter = readOr({ tokens, terms: 0 }, 0);
  tokens.take('end');
  return filter;
}

interface Reading {
  readonly tokens: Tokens;
  terms: number;
}

function readOr(reading: Reading, depth: number): Filter {
  let filter = readAnd(reading, depth);
  while (reading.tokens.skip('or')) filter = either(filter, readAnd(reading, depth));
  return filter;
}

function readAnd(reading: Reading, depth: number): Filter {
  let filter = readTerm(reading, depth);
  while (reading.tokens.skip('and')) filter = both(filter, readTerm(reading, depth));
  return filter;
}

function readTerm(reading: Reading, depth: number): Filter {
  const { tokens } = reading;
  if (depth > MAX_DEPTH || ++reading.terms > MAX_TERMS) throw new MalformedOption('The filter is too complex.');
  if (tokens.skip('(')) {
    const inner = readOr(reading, depth + 1);
    tokens.take('sign', ')');
    return inner;
  }
  const word = tokens.take('word');
  if (word.toLowerCase() === 'startswith' && tokens.skip('(')) return readStartsWith(tokens);
  const collection = /^(.+)\/any$/i.exec(word)?.[1];
  if (collection !== undefined) return readAny(tokens, collection);
  return compare(word, readComparison(tokens), readValue(tokens));
}

/** After `startswith(`. */
function readStartsWith(tokens: Tokens): Filter {
  const property = tokens.take('word');
  tokens.take('sign', ',');
  const value = tokens.take('string');
  tokens.take('sign', ')');
  return startsWith(property, value);
}

/** After `groupTypes/any`: `(c:c eq 'Unified')`. */
function readAny(tokens: Tokens, property: string): Filter {
  tokens.take('sign', '(');
  const [variable, used] = tokens.take('word').split(':');
  if (used === undefined || used === '') {
    if (used === undefined) tokens.take('sign', ':');
    tokens.take('word', variable?.toLowerCase());
  } else if (used !== variable) {
    throw new MalformedOption(`'${used}' is not the variable '${variable}'.`);
  }
  tokens.take('word', 'eq');
  const value = readValue(tokens);
  tokens.take('sign', ')');
  return anyEquals(property, value);
}

function readComparison(tokens: Tokens): Comparison {
  const word = tokens.take('word').toLowerCase();
  if (!isComparison(word)) throw new MalformedOption(`'${word}' is not a comparison.`);
  return word;
}

function isComparison(word: string): word is Comparison {
  return ['eq', 'ne', 'lt', 'le', 'gt', 'ge'].includes(word);
}

/** Strings, numbers, `true`, `false`, `null`, and bare dates, which are read as strings. */
function readValue(tokens: Tokens): FilterValue {
  const { kind, text } = tokens.next();
  if (kind === 'string') return text;
  if (kind === 'number') return Number(text);
  const word = text.toLowerCase();
  if (word === 'null') return null;
  if (word === 'true' || word === 'false') return word === 'true';
  if (kind === 'word' && /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d)?)?$/i.test(text)) return text;
  throw new MalformedOption(`'${text}' is not a value.`);
}
