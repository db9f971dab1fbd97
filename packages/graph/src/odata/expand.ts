import { MalformedOption } from './malformed-option.ts';
import { readTokens, type Tokens } from './tokens.ts';

/** What to bring along: `fields($select=a,b)`, `listItem($expand=fields)`. */
export interface Expand {
  readonly property: string;
  readonly select?: readonly string[];
  readonly expand?: readonly Expand[];
}

const MAX_DEPTH = 5;

export function formatExpand(expands: readonly Expand[]): string {
  return expands.map(formatOne).join(',');
}

function formatOne({ property, select, expand }: Expand): string {
  const options = [
    ...(select === undefined ? [] : [`$select=${select.join(',')}`]),
    ...(expand === undefined ? [] : [`$expand=${formatExpand(expand)}`]),
  ];
  return options.length === 0 ? property : `${property}(${options.join(';')})`;
}

/**
 * Reads an `$expand`; inner options with or without `$`.
 *
 * @throws {MalformedOption}
 */
export function parseExpand(text: string): Expand[] {
  const tokens = readTokens(text);
  const expands = readList(tokens, 0);
  tokens.take('end');
  return expands;
}

/** The names of a `$select` or inner `select`. */
function readNames(tokens: Tokens): string[] {
  const names = [tokens.take('word')];
  while (tokens.skip(',')) names.push(tokens.take('word'));
  return names;
}

function readList(tokens: Tokens, depth: number): Expand[] {
  if (depth > MAX_DEPTH) throw new MalformedOption('The expansion is nested too deep.');
  const expands = [readOne(tokens, depth)];
  while (tokens.skip(',')) expands.push(readOne(tokens, depth));
  return expands;
}

function readOne(tokens: Tokens, depth: number): Expand {
  const property = tokens.take('word');
  if (!tokens.skip('(')) return { property };
  let expand: Expand = { property };
  do {
    const option = tokens.take('word').toLowerCase().replace(/^\$/, '');
    tokens.take('sign', '=');
    if (option === 'select') expand = { ...expand, select: readNames(tokens) };
    else if (option === 'expand') expand = { ...expand, expand: readList(tokens, depth + 1) };
    else throw new MalformedOption(`'${option}' cannot be used inside an expansion.`);
  } while (tokens.skip(';'));
  tokens.take('sign', ')');
  return expand;
}
