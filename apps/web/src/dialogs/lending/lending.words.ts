import type { LendingPurpose } from '@tideform/contract';
import type { Lending } from '../../data/lent-account/lend-account.ts';

/** Texts of lending an account; those that the specification quotes are verbatim. */
export const words = {
  title: 'Permissions Required',
  /** What the account is lent for. */
  purposes: {
    files: 'The server then reads and writes this team’s library for you while you are away.',
    mail: 'The server then sends e-mail in your name, for this team’s forms alone.',
  } satisfies Record<LendingPurpose, string>,
  signIn: 'Sign In',
  notNow: 'Not now',
  waiting: 'Waiting for the other window…',
  clickAgain: 'Please click again if the window did not open',
  popupsBlocked: 'Popups Blocked',
  ends: {
    'popup-blocked': 'Your browser is blocking a required popup. Please allow popups for this site and try again',
    'not-granted': "To use this feature, you'll need to grant the requested permissions. Please try again.",
    'wrong-account': 'Another account signed in. Sign in with the account that you use here.',
    'not-configured': 'Configuration is not complete. Ask your operator to give the server an app secret.',
  } satisfies Record<Exclude<Lending, 'lent'>, string>,
  /** For a place with one line, such as a toast. */
  blockedInShort: 'Pop-ups blocked. Please enable them in your browser settings and try again.',
} as const;
