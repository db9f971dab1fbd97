import type { AuthProblem } from '../../sign-in/auth-client.ts';

interface Said {
  readonly permissionsRequiredText: string;
  readonly popupBlocked: string;
  readonly refused: string;
  readonly tryAgain: string;
}

/** What to do about a sign-in that did not work. */
export function wordProblem(problem: AuthProblem, words: Said): string {
  if (problem === 'popup-blocked') return words.popupBlocked;
  if (problem === 'cancelled' || problem === 'interaction-required') return words.permissionsRequiredText;
  return problem === 'refused' ? words.refused : words.tryAgain;
}
