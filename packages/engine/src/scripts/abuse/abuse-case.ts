/** Code that tries to do what it must not, and how it ends. In each case all that `abuse.test.ts` names must hold too. */
export interface AbuseCase {
  readonly title: string;
  readonly code: string;
  readonly ends: AbuseEnd;
}

export type AbuseEnd =
  | { readonly value: unknown }
  /** A part of the message. */
  | { readonly error: string }
  | { readonly stopped: 'time' | 'memory' }
  /** Either of several ends is fine: nothing but harm would not be. */
  | { readonly oneOf: readonly AbuseEnd[] };

export const gives = (value: unknown): AbuseEnd => ({ value });
export const fails = (error = ''): AbuseEnd => ({ error });
export const overruns: AbuseEnd = { stopped: 'time' };
export const bursts: AbuseEnd = { stopped: 'memory' };
export const oneOf = (...ends: readonly AbuseEnd[]): AbuseEnd => ({ oneOf: ends });

export const abuse = (title: string, code: string, ends: AbuseEnd): AbuseCase => ({ title, code, ends });
