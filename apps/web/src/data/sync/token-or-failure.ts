import { Failed } from '@tideform/sync/failures';
import { AuthError, type TokenRequest } from '../../sign-in/auth-client.ts';

/** Wraps a function that returns tokens. Its errors become failures, with the sign-in error as their cause. */
export function toFailingTokenSource(
  token: (ask: TokenRequest) => Promise<string>,
): (ask: TokenRequest) => Promise<string> {
  return (ask) =>
    token(ask).catch((cause: unknown) => {
      const isSignedOut = cause instanceof AuthError && cause.problem === 'not-signed-in';
      throw new Failed(isSignedOut ? 'not-authenticated' : 'sign-in-failed', {}, { cause });
    });
}
