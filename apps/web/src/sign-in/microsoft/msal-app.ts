import type { IPublicClientApplication } from '@azure/msal-browser';

/** The parts of Microsoft's library that are used. */
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
 * Where a person can be asked:
 * - `page`: the app has the window, and leaves for Microsoft's pages
 * - `frame`: somebody else's page shows the app, and Microsoft's refuse frames: a popup
 * - `nested`: Teams asks in the app's name (nested app authentication)
 * - `teams`: an older Teams opens a window of its own for the app
 */
export type AskingPlace =
  | { readonly kind: 'page' | 'frame' | 'nested' }
  | {
      readonly kind: 'teams';
      /** @throws Error 'CancelledByUser' or 'FailedToOpenWindow', as teams-js says it */
      readonly openWindow: (address: string) => Promise<unknown>;
    };
