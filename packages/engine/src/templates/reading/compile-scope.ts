/** Compile-time scope: block parameters of the enclosing blocks, and the nesting depth. */
export interface Scope {
  readonly params: readonly string[];
  readonly depth: number;
}
