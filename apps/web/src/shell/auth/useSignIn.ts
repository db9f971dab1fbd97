import { useState } from 'react';
import { type AuthClient, AuthError, type AuthProblem } from '../../sign-in/auth-client.ts';

/** A sign-in that a person has pressed for, and why the last one has not worked. */
export function useSignIn(auth: AuthClient) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem>();
  const signIn = async (options: Parameters<AuthClient['signIn']>[0] = {}): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      // Resolved: the page is being left, or loaded again for who has signed in.
      await auth.signIn(options);
    } catch (cause) {
      const { problem } = cause instanceof AuthError ? cause : { problem: 'unreachable' as const };
      // The page is being loaded for the other account.
      if (problem !== 'other-account') setProblem(problem);
      setBusy(false);
    }
  };
  return { isBusy, problem, signIn };
}
