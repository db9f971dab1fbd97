export interface Token {
  readonly kind: 'word' | 'string' | 'number' | 'sign' | 'end';
  readonly text: string;
}

/** Maximum length of a query option; longer ones are rejected before parsing. */
const MAX_CHARACTERS = 8_000;
const tokenPattern =
  /\s*(?:(?<string>'(?:[^']|'')*')|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.:-]))|(?<word>[$@A-Za-z_\d][\w.@$:+-]*(?:\/[A-Za-z_][\w.]*)*)|(?<sign>[(),;=:]))/y;

/**
 * Splits a query option into words (property paths, keywords, bare dates), strings without their quotes, numbers and
 * operators.
 *
 * @throws {MalformedOptionError}
 */
export function tokenize(text: string): Token[] {
  if (text.length > MAX_CHARACTERS)
    throw new MalformedOptionError(`An option is longer than ${MAX_CHARACTERS} characters.`);
  const tokens: Token[] = [];
  const source = text.trimEnd();
  for (let index = 0; index < source.length; index = tokenPattern.lastIndex) {
    tokenPattern.lastIndex = index;
    const groups = tokenPattern.exec(source)?.groups;
    if (!groups) throw new MalformedOptionError(`Syntax error at position ${index} in '${source}'.`);
    tokens.push(createToken(groups));
  }
  return tokens;
}

function createToken(groups: Record<string, string | undefined>): Token {
  if (groups.string !== undefined) {
    return { kind: 'string', text: groups.string.slice(1, -1).replaceAll("''", "'") };
  }
  if (groups.number !== undefined) return { kind: 'number', text: groups.number };
  if (groups.word !== undefined) return { kind: 'word', text: groups.word };
  return { kind: 'sign', text: groups.sign ?? '' };
}

const endToken: Token = { kind: 'end', text: 'end' };

/** Creates a reader over the tokens of a query option. */
export function createTokenReader(text: string) {
  const tokens = tokenize(text);
  let at = 0;
  const peek = (): Token => tokens[at] ?? endToken;
  const next = (): Token => {
    const token = peek();
    at++;
    return token;
  };
  return {
    peek,
    next,
    /** Consumes the operator or keyword if it is the next token, and returns whether it was. */
    skip(expected: string): boolean {
      const { kind, text: found } = peek();
      const isExpected = (kind === 'sign' || kind === 'word') && found.toLowerCase() === expected;
      if (isExpected) at++;
      return isExpected;
    },
    take(kind: Token['kind'], expected?: string): string {
      const token = next();
      if (token.kind !== kind || (expected !== undefined && token.text.toLowerCase() !== expected)) {
        throw new MalformedOptionError(`Expected ${expected ?? kind}, found '${token.text}' in '${text}'.`);
      }
      return token.text;
    },
  };
}

export type TokenReader = ReturnType<typeof createTokenReader>;

/** A query option that can't be parsed; servers respond with 400. */
export class MalformedOptionError extends Error {
  override readonly name = 'MalformedOption';
}
