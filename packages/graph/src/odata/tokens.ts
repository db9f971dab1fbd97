import { MalformedOption } from './malformed-option.ts';

export interface Token {
  readonly kind: 'word' | 'string' | 'number' | 'sign' | 'end';
  readonly text: string;
}

/** Longer options are refused before they are read. */
const MAX_CHARACTERS = 8_000;
const pattern =
  /\s*(?:(?<string>'(?:[^']|'')*')|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.:-]))|(?<word>[$@A-Za-z_\d][\w.@$:+-]*(?:\/[A-Za-z_][\w.]*)*)|(?<sign>[(),;=:]))/y;

/**
 * Cuts an option into words (property paths, keywords, bare dates), strings with their quotes taken off, numbers and signs.
 *
 * @throws {MalformedOption}
 */
export function cutIntoTokens(text: string): Token[] {
  if (text.length > MAX_CHARACTERS) throw new MalformedOption(`An option is longer than ${MAX_CHARACTERS} characters.`);
  const tokens: Token[] = [];
  const source = text.trimEnd();
  for (let at = 0; at < source.length; at = pattern.lastIndex) {
    pattern.lastIndex = at;
    const groups = pattern.exec(source)?.groups;
    if (!groups) throw new MalformedOption(`Syntax error at position ${at} in '${source}'.`);
    tokens.push(tokenOf(groups));
  }
  return tokens;
}

function tokenOf(groups: Record<string, string | undefined>): Token {
  if (groups.string !== undefined) {
    return { kind: 'string', text: groups.string.slice(1, -1).replaceAll("''", "'") };
  }
  if (groups.number !== undefined) return { kind: 'number', text: groups.number };
  if (groups.word !== undefined) return { kind: 'word', text: groups.word };
  return { kind: 'sign', text: groups.sign ?? '' };
}

const end: Token = { kind: 'end', text: 'end' };

/** Reads tokens one after the other. */
export function readTokens(text: string) {
  const tokens = cutIntoTokens(text);
  let at = 0;
  const peek = (): Token => tokens[at] ?? end;
  const next = (): Token => {
    const token = peek();
    at++;
    return token;
  };
  return {
    peek,
    next,
    /** Takes the sign or keyword when it comes next. */
    skip(expected: string): boolean {
      const { kind, text: found } = peek();
      const isIt = (kind === 'sign' || kind === 'word') && found.toLowerCase() === expected;
      if (isIt) at++;
      return isIt;
    },
    take(kind: Token['kind'], expected?: string): string {
      const token = next();
      if (token.kind !== kind || (expected !== undefined && token.text.toLowerCase() !== expected)) {
        throw new MalformedOption(`Expected ${expected ?? kind}, found '${token.text}' in '${text}'.`);
      }
      return token.text;
    },
  };
}

export type Tokens = ReturnType<typeof readTokens>;
