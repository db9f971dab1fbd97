/** User who is signed in on this device, according to the last sign-in. Also known offline. */
export interface Account {
  readonly tenantId: string;
  readonly userId: string;
  readonly displayName: string;
  /** Sign-in name, mostly an email address. */
  readonly username: string;
}

export interface TokenRequest {
  /** Decoded JSON of a claims challenge that the new token must satisfy. */
  readonly claims?: string;
  /** Token that was refused, so that another is needed. */
  readonly refused?: string;
  /** Whether the page may be redirected to the sign-in if nothing else helps. Default: no. */
  readonly interactive?: boolean;
}

/**
 * Reason for a missing token:
 * - `not-signed-in`: signed out, or the session has expired; signing in again helps
 * - `interaction-required`: the identity provider needs an interaction (consent, claims)
 * - `personal-tenant`: a personal account; only work and school accounts are accepted
 * - `unreachable`: the identity provider didn't respond; retrying later helps
 * - `cancelled`: the user closed the sign-in window or declined ('CancelledByUser')
 * - `popup-blocked`: the browser opened no window ('FailedToOpenWindow')
 * - `other-account`: a different account signed in than requested; the page is being reloaded for it ('LoginRedirect')
 * - `refused`: the identity provider refused for another reason
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

/** Event of the sign-in since the page was opened. */
export type AuthEvent =
  | { readonly kind: 'account'; readonly account: Account | undefined }
  /** Background work needs an interaction: ask the user, then call `signIn({ claims })`. */
  | { readonly kind: 'interaction-required'; readonly problem: AuthProblem; readonly claims?: string };

/** Sign-in for every identity provider; the app uses no other interface. */
export interface AuthClient {
  /** Finishes a sign-in whose response is in the page's URL. Call it once, before the first rendering. */
  start(): Promise<void>;
  account(): Account | undefined;
  /** All signed-in accounts of this device, the active one first, then by last use. */
  accounts(): readonly Account[];
  /** Activates another account. Reloads the page at `returnTo`, a path of the app: `/teams` by default. */
  switchTo(account: Account, returnTo?: string): void;
  /**
   * Redirects to the sign-in and returns to `returnTo` (a path of the app), by default to the current page. In a
   * frame, opens a window instead and reloads afterwards: call it in a click handler.
   *
   * @throws AuthError when the window was closed, blocked or refused
   */
  signIn(options?: {
    readonly returnTo?: string;
    readonly tenantId?: string;
    readonly claims?: string;
    readonly chooseAccount?: boolean;
  }): Promise<void>;
  /**
   * Removes the account from this device and ends its session at the provider, which redirects the page. An inactive
   * account is only removed, with its tokens.
   */
  signOut(account?: Account): Promise<void>;
  /** A bearer token for Microsoft Graph. @throws AuthError */
  token(request?: TokenRequest): Promise<string>;
  subscribe(listener: (event: AuthEvent) => void): () => void;
}
