export interface Budget {
  readonly name: string;
  /** Source files whose JavaScript is downloaded before the page is ready, as named in the build's manifest. */
  readonly entries: readonly string[];
  /**
   * Size limit after gzip, in kB of 1,000 bytes. Raise a limit only with a reason in the commit message. See
   * docs/decisions/0025.
   */
  readonly limitKb: number;
}

/** Size limits of the downloads for each page: its entry, its screen and everything that they import eagerly. */
export const budgets: readonly Budget[] = [
  { name: 'public page', entries: ['public.html'], limitKb: 107 },
  { name: 'share', entries: ['public.html', 'src/screens/share/ShareScreen.tsx'], limitKb: 240 },
  { name: 'sign in', entries: ['index.html'], limitKb: 122 },
  // The sign-in windows must stay small, because a hidden frame opens one every day.
  { name: 'sign-in window', entries: ['auth-start.html', 'auth-relay.html'], limitKb: 3 },
  { name: 'forms list', entries: ['index.html', 'src/screens/forms/FormsScreen.tsx'], limitKb: 280 },
  { name: 'respond', entries: ['index.html', 'src/screens/respond/RespondScreen.tsx'], limitKb: 385 },
  { name: 'submissions', entries: ['index.html', 'src/screens/submissions/SubmissionsScreen.tsx'], limitKb: 280 },
  { name: 'builder', entries: ['index.html', 'src/screens/builder/BuilderScreen.tsx'], limitKb: 440 },
];
