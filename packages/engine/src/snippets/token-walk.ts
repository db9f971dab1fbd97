import type { Token } from './tokens.ts';

/** Code is more than a snippet, or cannot be read. */
export class NotPlain extends Error {}

/** How deep a snippet may nest. */
const deepest = 30;

/** Goes through the parts of code once. */
export class TokenWalk {
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

  take(): Token {
    const token = this.next;
    this.at += 1;
    return token;
  }

  isNext(text: string, kind: Token['kind'] = 'sign'): boolean {
    return this.next.kind === kind && this.next.text === text;
  }

  takeIf(text: string, kind?: Token['kind']): boolean {
    const isIt = this.isNext(text, kind);
    if (isIt) this.at += 1;
    return isIt;
  }

  /** @throws NotPlain */
  expect(text: string): void {
    if (!this.takeIf(text)) throw new NotPlain();
  }

  expectName(): string {
    if (this.next.kind !== 'name') throw new NotPlain();
    return this.take().text;
  }

  nested<Read>(read: () => Read): Read {
    this.depth += 1;
    if (this.depth > deepest) throw new NotPlain();
    const found = read();
    this.depth -= 1;
    return found;
  }
}
