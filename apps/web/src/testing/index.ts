/**
 * Exports code of the app for environments without a page. This folder also contains the fakes for the app's own tests.
 */

export type { Config } from '../config.ts';
export { appPaths } from '../shell/update/precache.ts';
export type { Account } from '../sign-in/auth-client.ts';
export { writeLastAccount } from '../sign-in/last-account.ts';
export { type IdentityClaims, parseAccount } from '../sign-in/parse-account.ts';
export { getSessionPrefix } from '../sign-in/sign-in-location.ts';
export { createFormPublisher, openApi } from './form-publisher.ts';
