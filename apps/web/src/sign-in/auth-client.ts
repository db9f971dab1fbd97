/** The person who is signed in on this device, as the last sign-in told it. Known offline too. */
export interface Account {
  readonly tenantId: string;
  readonly userId: string;
  readonly displayName: string;
  /** Sign-in name, mostly an email address. */
  readonly username: string;
}

export interface TokenAsk {
  /** Decoded JSON of a claims challenge that the new token must satisfy. */
  readonly claims?: string;
  /** A token that was refused: another is needed. */
  readonly refused?: string;
  /** May leave the page for the sign-in page when nothing else helps. Default: no. */
  readonly interactive?: boolean;
}

/**
 * Why there is no token:
 * - `not-signed-in`: nobody is, or the session is over; signing in again helps
 * - `interaction-required`: the person must answer a question of the identity provider (consent, claims)
 * - `personal-tenant`: a personal account; only work and school accounts are let in
 * - `unreachable`: the identity provider did not answer; asking again later helps
 * - `cancelled`: the person closed the window of the sign-in, or did not agree ('CancelledByUser')
 * - `popup-blocked`: the browser opened no window ('FailedToOpenWindow')
 * - `other-account`: somebody else signed in than was asked; the page is being loaded for them ('LoginRedirect')
 * - `refused`: the identity provider said no for another reason
 */
export type AuthProblem =
  | 'not-signed-in'
  | 'interaction-required'
  | 'personal-tenant'
  | 'unreachable'
  | 'cancelled'
  | 'popup-blocked'
  | 'other-account'
  | 'refused';

export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly problem: AuthProblem;

  constructor(problem: AuthProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** What happened to the sign-in since the page was opened. */
export type AuthEvent =
  | { readonly kind: 'account'; readonly account: Account | undefined }
  /** Work in the background needs the person: ask them, then `signIn({ claims })`. */
  | { readonly kind: 'interaction-required'; readonly problem: AuthProblem; readonly claims?: string };

/** One sign-in for every identity provider; the app knows no other. */
export interface AuthClient {
  /** Finishes a sign-in whose answer stands in the page's address, if one does. Call once, before the first draw. */
  start(): Promise<void>;
  account(): Account | undefined;
  /** All who are signed in on this device, that one first, then who worked here before. */
  accounts(): readonly Account[];
  /** Goes on as another of them. Leaves the page for `returnTo`, a path of the app: `/teams` unless told. */
  switchTo(account: Account, returnTo?: string): void;
  /**
   * Leaves the page; comes back to `returnTo` (a path of the app), by default to where the person was. Where the page is in a
   * frame a window is opened beside it, and it is left once that has answered: call it while a click is handled.
   * @throws AuthError when the window was closed, blocked or refused
   */
  signIn(options?: {
    readonly returnTo?: string;
    readonly tenantId?: string;
    readonly claims?: string;
    readonly chooseAccount?: boolean;
  }): Promise<void>;
  /**
   * Forgets the account on this device and ends its session at the provider, which leaves the page. Another account of the
   * device than that of now is only forgotten, with its tokens.
   */
  signOut(account?: Account): Promise<void>;
  /** A bearer token for Microsoft Graph. @throws AuthError */
  token(ask?: TokenAsk): Promise<string>;
  subscribe(listener: (event: AuthEvent) => void): () => void;
}
