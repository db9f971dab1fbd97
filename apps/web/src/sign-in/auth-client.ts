/** User who is signed in on this device, as of the last sign-in. Also available offline. */
export interface Account {
  readonly tenantId: string;
  readonly userId: string;
  readonly displayName: string;
  /** Sign-in name, usually an email address. */
  readonly username: string;
}

export interface TokenRequest {
  /** Claims challenge that the new token must satisfy, as decoded JSON. */
  readonly claims?: string;
  /** Token that a server rejected, so that another token is needed. */
  readonly refused?: string;
  /** Whether the page may be redirected to the sign-in page if a token can't be obtained otherwise. Default: no. */
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

/** Event of the auth client while the page is open. */
export type AuthEvent =
  | { readonly kind: 'account'; readonly account: Account | undefined }
  /** Background work needs a user interaction: ask the user, then call `signIn({ claims })`. */
  | { readonly kind: 'interaction-required'; readonly problem: AuthProblem; readonly claims?: string };

/** Sign-in with any identity provider. The app uses no other interface for signing in. */
export interface AuthClient {
  /** Completes a sign-in whose response is in the page's URL. Call it once, before the first rendering. */
  start(): Promise<void>;
  account(): Account | undefined;
  /** Returns the accounts that are signed in on this device: the active one first, the others by their last use. */
  accounts(): readonly Account[];
  /** Activates another account, and reloads the page at `returnTo`, a path of the app. Default: `/teams`. */
  switchTo(account: Account, returnTo?: string): void;
  /**
   * Redirects to the sign-in page, which returns to `returnTo`, a path of the app. Default: the current page. In a
   * frame, opens a window instead and reloads the page afterwards: call it in a click handler.
   *
   * @throws AuthError if the window was closed or blocked, or the sign-in was rejected
   */
  signIn(options?: {
    readonly returnTo?: string;
    readonly tenantId?: string;
    readonly claims?: string;
    readonly chooseAccount?: boolean;
  }): Promise<void>;
  /**
   * Removes an account from this device. For the active account, redirects to the identity provider, which ends its
   * session. For another account, only its tokens are deleted.
   */
  signOut(account?: Account): Promise<void>;
  /**
   * Returns a bearer token for Microsoft Graph.
   * @throws AuthError
   */
  token(request?: TokenRequest): Promise<string>;
  subscribe(listener: (event: AuthEvent) => void): () => void;
}
