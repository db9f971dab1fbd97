import { createTokenReader, MalformedOptionError, type TokenReader } from './tokens.ts';

/** One `$expand` entry: `fields($select=a,b)`, `listItem($expand=fields)`. */
export interface Expand {
  readonly property: string;
  readonly select?: readonly string[];
  readonly expand?: readonly Expand[];
}

const MAX_DEPTH = 5;

export function formatExpand(expands: readonly Expand[]): string {
  return expands.map(formatEntry).join(',');
}

function formatEntry({ property, select, expand }: Expand): string {
  const options = [
    ...(select === undefined ? [] : [`$select=${select.join(',')}`]),
    ...(expand === undefined ? [] : [`$expand=${formatExpand(expand)}`]),
  ];
  return options.length === 0 ? property : `${property}(${options.join(';')})`;
}

/**
 * Parses an `$expand`; inner options may lack `$`.
 *
 * @throws {MalformedOptionError}
 */
export function parseExpand(text: string): Expand[] {
  const tokens = createTokenReader(text);
  const expands = parseList(tokens, 0);
  tokens.take('end');
  return expands;
}

/** Parses the names of a `$select` or inner `select`. */
function parseNames(tokens: TokenReader): string[] {
  const names = [tokens.take('word')];
  while (tokens.skip(',')) names.push(tokens.take('word'));
  return names;
}

function parseList(tokens: TokenReader, depth: number): Expand[] {
  if (depth > MAX_DEPTH) throw new MalformedOptionError('The expansion is nested too deep.');
  const expands = [parseEntry(tokens, depth)];
  while (tokens.skip(',')) expands.push(parseEntry(tokens, depth));
  return expands;
}

function parseEntry(tokens: TokenReader, depth: number): Expand {
  const property = tokens.take('word');
  if (!tokens.skip('(')) return { property };
  let expand: Expand = { property };
  do {
    const option = tokens.take('word').toLowerCase().replace(/^\$/, '');
    tokens.take('sign', '=');
    if (option === 'select') expand = { ...expand, select: parseNames(tokens) };
    else if (option === 'expand') expand = { ...expand, expand: parseList(tokens, depth + 1) };
    else throw new MalformedOptionError(`'${option}' cannot be used inside an expansion.`);
  } while (tokens.skip(';'));
  tokens.take('sign', ')');
  return expand;
}
