export interface Token {
  readonly kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  /** Source text; for a string literal, its content. */
  readonly text: string;
  /** True if a line break precedes the token. */
  readonly isOnNewLine: boolean;
}

const maxCodeLength = 20_000;

const blankCharacters: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r', '\u00a0', '\ufeff']);
const lineEndPattern = /[\n\r\u2028\u2029]/;
const namePattern = /[A-Za-z_$][\w$]*/y;
const numberPattern = /(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\w$.])/y;
const textPattern = /'(?:[^'\\\n\r]|\\[nrtbfv'"\\])*'|"(?:[^"\\\n\r]|\\[nrtbfv'"\\])*"/y;
/** Matches all operators of JavaScript, so that the start of a long operator isn't mistaken for a short one. */
const signPattern =
  /\?\.(?!\d)|>>>=|\.\.\.|[=!]==|\*\*=|<<=|>>=|>>>|&&=|\|\|=|\?\?=|=>|[=!<>+\-*/%&|^]=|&&|\|\||\?\?|\+\+|--|<<|>>|\*\*|[-{}()[\].;,<>+*/%!?:=]/y;

const escapeCharacters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

/** Splits code into tokens; `undefined` if plain code does not support one of them. */
export function tokenize(code: string): readonly Token[] | undefined {
  if (code.length > maxCodeLength) return undefined;
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(code)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  for (;;) {
    const from = at;
    at = skipSpace(code, from);
    const isOnNewLine = lineEndPattern.test(code.slice(from, at));
    if (at === code.length) return [...tokens, { kind: 'end', text: '', isOnNewLine }];
    const token = matchToken(match);
    if (!token) return undefined;
    tokens.push({ ...token, isOnNewLine });
  }
}

/** Returns the offset after white space and comments. An unclosed comment is not skipped. */
function skipSpace(code: string, from: number): number {
  let at = from;
  for (;;) {
    if (blankCharacters.has(code[at] ?? '')) at += 1;
    else if (code.startsWith('//', at)) {
      while (at < code.length && !lineEndPattern.test(code[at]!)) at += 1;
    } else if (code.startsWith('/*', at) && code.includes('*/', at + 2)) at = code.indexOf('*/', at + 2) + 2;
    else return at;
  }
}

function matchToken(match: (pattern: RegExp) => string | undefined): Omit<Token, 'isOnNewLine'> | undefined {
  for (const [kind, pattern] of [
    ['name', namePattern],
    ['number', numberPattern],
    ['sign', signPattern],
  ] as const) {
    const found = match(pattern);
    if (found !== undefined) return { kind, text: found };
  }
  const quoted = match(textPattern);
  if (quoted === undefined) return undefined;
  return {
    kind: 'text',
    text: quoted.slice(1, -1).replace(/\\(.)/g, (_, one: string) => escapeCharacters[one] ?? one),
  };
}

/** Thrown for code that is not plain or is invalid. */
export class UnsupportedSyntaxError extends Error {}

/** Maximum nesting depth of a snippet. */
const maxDepth = 30;

/** Cursor over the tokens of a snippet. */
export class TokenCursor {
  private readonly tokens: readonly Token[];
  private at = 0;
  private depth = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  get next(): Token {
    return this.tokens[this.at]!;
  }

  get afterNext(): Token {
    return this.tokens[this.at + 1] ?? this.next;
  }

  consume(): Token {
    const token = this.next;
    this.at += 1;
    return token;
  }

  isNext(text: string, kind: Token['kind'] = 'sign'): boolean {
    return this.next.kind === kind && this.next.text === text;
  }

  consumeIf(text: string, kind?: Token['kind']): boolean {
    const isIt = this.isNext(text, kind);
    if (isIt) this.at += 1;
    return isIt;
  }

  /** Consumes a token with the given text. @throws UnsupportedSyntaxError if the next token is a different one */
  expect(text: string): void {
    if (!this.consumeIf(text)) throw new UnsupportedSyntaxError();
  }

  expectName(): string {
    if (this.next.kind !== 'name') throw new UnsupportedSyntaxError();
    return this.consume().text;
  }

  parseNested<Read>(read: () => Read): Read {
    this.depth += 1;
    if (this.depth > maxDepth) throw new UnsupportedSyntaxError();
    const found = read();
    this.depth -= 1;
    return found;
  }
}
