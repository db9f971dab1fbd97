import { useState } from 'react';
import { type AuthClient, AuthError, type AuthProblem } from '../../sign-in/auth-client.ts';

/** Starts a sign-in when the user clicks, and reports why the last one failed. */
export function useSignIn(auth: AuthClient) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem>();
  const signIn = async (options: Parameters<AuthClient['signIn']>[0] = {}): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      // Once resolved, the page is being redirected, or reloaded for the new account.
      await auth.signIn(options);
    } catch (cause) {
      const { problem } = cause instanceof AuthError ? cause : { problem: 'unreachable' as const };
      // The page is being reloaded for the other account.
      if (problem !== 'other-account') setProblem(problem);
      setBusy(false);
    }
  };
  return { isBusy, problem, signIn };
}
