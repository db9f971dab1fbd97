export interface CalculatedForm {
  readonly name: string;
  readonly components: readonly object[];
  /** Each is a response of its own. */
  readonly answers: readonly Readonly<Record<string, unknown>>[];
  /** Paths in which we differ on purpose: `our-reasons.ts` says why. */
  readonly ours?: readonly string[];
}
