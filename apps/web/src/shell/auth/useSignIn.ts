import { useState } from 'react';
import { type AuthClient, AuthError, type AuthProblem } from '../../sign-in/auth-client.ts';

/** Returns a function that starts a sign-in when the user clicks, and the reason why the last sign-in failed. */
export function useSignIn(auth: AuthClient) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<AuthProblem>();
  const signIn = async (options: Parameters<AuthClient['signIn']>[0] = {}): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      // When `signIn` resolves, the page is being redirected, or reloaded for the new account.
      await auth.signIn(options);
    } catch (cause) {
      const { problem } = cause instanceof AuthError ? cause : { problem: 'unreachable' as const };
      // For `other-account`, the page is being reloaded for that account.
      if (problem !== 'other-account') setProblem(problem);
      setBusy(false);
    }
  };
  return { isBusy, problem, signIn };
}

interface SignInMessages {
  readonly permissionsRequiredText: string;
  readonly popupBlocked: string;
  readonly refused: string;
  readonly tryAgain: string;
}

/** Returns the message for a failed sign-in. */
export function formatSignInError(problem: AuthProblem, messages: SignInMessages): string {
  if (problem === 'popup-blocked') return messages.popupBlocked;
  if (problem === 'cancelled' || problem === 'interaction-required') return messages.permissionsRequiredText;
  return problem === 'refused' ? messages.refused : messages.tryAgain;
}
