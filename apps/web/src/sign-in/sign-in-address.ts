/** The address bar, as far as a sign-in needs it. */
export interface SignInAddress {
  readonly href: string;
  readonly pathAndQuery: string;
  replace(path: string): void;
  /** Loads the page again, at a path of the app. */
  go(path: string): void;
}

/** Only a path of this app: an address from outside must not decide where a person lands. */
export const readReturnTo = (told: unknown): string | undefined =>
  typeof told === 'string' && /^\/(?![/\\])/.test(told) ? told : undefined;
