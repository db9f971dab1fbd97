export interface CalculatedForm {
  readonly name: string;
  readonly components: readonly object[];
  /** Answers of several responses; each response is tested separately. */
  readonly answers: readonly Readonly<Record<string, unknown>>[];
  /** Field paths with an intentional difference, explained in `expected-differences.ts`. */
  readonly ours?: readonly string[];
}
