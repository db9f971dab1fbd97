/** Malicious script and its expected result. `abuse.test.ts` also checks after each case that the host is unharmed. */
export interface AbuseCase {
  readonly title: string;
  readonly code: string;
  readonly expected: ExpectedResult;
}

export type ExpectedResult =
  | { readonly value: unknown }
  /** Text that the error message must contain. */
  | { readonly error: string }
  | { readonly stopped: 'time' | 'memory' }
  /** Any of these results is acceptable. */
  | { readonly oneOf: readonly ExpectedResult[] };

export const returns = (value: unknown): ExpectedResult => ({ value });
export const throwsError = (error = ''): ExpectedResult => ({ error });
export const exceedsTime: ExpectedResult = { stopped: 'time' };
export const exceedsMemory: ExpectedResult = { stopped: 'memory' };
export const oneOf = (...ends: readonly ExpectedResult[]): ExpectedResult => ({ oneOf: ends });

export const createAbuseCase = (title: string, code: string, ends: ExpectedResult): AbuseCase => ({
  title,
  code,
  expected: ends,
});
