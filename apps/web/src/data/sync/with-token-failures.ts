import { FailureError } from '@tideform/sync/failures';
import { AuthError, type TokenRequest } from '../../sign-in/auth-client.ts';

/** Wraps a function that returns tokens. Its errors become failures, with the sign-in error as their cause. */
export function withTokenFailures(
  token: (request: TokenRequest) => Promise<string>,
): (request: TokenRequest) => Promise<string> {
  return (request) =>
    token(request).catch((cause: unknown) => {
      const isSignedOut = cause instanceof AuthError && cause.problem === 'not-signed-in';
      throw new FailureError(isSignedOut ? 'not-authenticated' : 'sign-in-failed', {}, { cause });
    });
}
