import { Failed } from '@tideform/sync/failures';
import { AuthError, type TokenAsk } from '../../sign-in/auth-client.ts';

/** The sign-in's tokens; that there is none is told as a failure, with what the sign-in says as its cause. */
export function tokenOrFailure(token: (ask: TokenAsk) => Promise<string>): (ask: TokenAsk) => Promise<string> {
  return (ask) =>
    token(ask).catch((cause: unknown) => {
      const isNobody = cause instanceof AuthError && cause.problem === 'not-signed-in';
      throw new Failed(isNobody ? 'not-authenticated' : 'sign-in-failed', {}, { cause });
    });
}
