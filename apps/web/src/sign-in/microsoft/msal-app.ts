import type { IPublicClientApplication } from '@azure/msal-browser';

/** Used part of MSAL. */
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
 * Where the user can sign in:
 * - `page`: the app has the window and redirects to Microsoft's pages
 * - `frame`: the app is in a frame, which Microsoft's pages refuse: a popup
 * - `nested`: Teams signs in on behalf of the app (nested app authentication)
 * - `teams`: an older Teams opens its own window for the app
 */
export type SignInSurface =
  | { readonly kind: 'page' | 'frame' | 'nested' }
  | {
      readonly kind: 'teams';
      /** @throws Error 'CancelledByUser' or 'FailedToOpenWindow', as teams-js says it */
      readonly openWindow: (address: string) => Promise<unknown>;
    };
