import type { Token } from './tokenize.ts';

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
