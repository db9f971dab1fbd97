import type { IPublicClientApplication } from '@azure/msal-browser';

/** Parts of MSAL that the app uses. */
export type MsalApp = Pick<
  IPublicClientApplication,
  | 'acquireTokenSilent'
  | 'acquireTokenPopup'
  | 'acquireTokenRedirect'
  | 'ssoSilent'
  | 'handleRedirectPromise'
  | 'getAccount'
  | 'logoutRedirect'
  | 'clearCache'
>;

/**
 * How users can sign in:
 * - `page`: the app has the whole window and redirects to Microsoft's pages
 * - `frame`: the app is in a frame, in which Microsoft's pages can't be shown, so it opens a popup
 * - `nested`: Teams signs in on behalf of the app (nested app authentication)
 * - `teams`: an older version of Teams opens a window of its own for the app
 */
export type SignInSurface =
  | { readonly kind: 'page' | 'frame' | 'nested' }
  | {
      readonly kind: 'teams';
      /**
       * Opens a sign-in window of Teams.
       * @throws Error 'CancelledByUser' or 'FailedToOpenWindow', as teams-js reports it
       */
      readonly openWindow: (address: string) => Promise<unknown>;
    };

/** Returns the base URL of sign-ins without a trailing slash and without the protocol version, which MSAL adds. */
export const getBaseAuthority = (authority: string): string => authority.replace(/(?:\/v2\.0)?\/?$/, '');

/**
 * Returns the sign-in URL of one organization from the URL for all organizations:
 * `https://login.microsoftonline.com/organizations` → `https://login.microsoftonline.com/{tenantId}`. National clouds
 * only have a different host.
 */
export function getTenantAuthority(authority: string, tenantId: string): string {
  return `${new URL(getBaseAuthority(authority)).origin}/${encodeURIComponent(tenantId)}`;
}
