/** Compile-time scope: block parameters of the enclosing blocks, and the nesting depth. */
export interface CompileScope {
  readonly params: readonly string[];
  readonly depth: number;
}
