import type { AuthProblem } from '../../sign-in/auth-client.ts';

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
