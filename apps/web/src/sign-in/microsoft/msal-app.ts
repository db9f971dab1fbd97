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
