/** The app's code for environments without a page. The fakes of its own tests are in the same folder. */

export type { Config } from '../config.ts';
export { appPaths } from '../shell/update/precache.ts';
export type { Account } from '../sign-in/auth-client.ts';
export { getSessionPrefix } from '../sign-in/get-session-prefix.ts';
export { writeLastAccount } from '../sign-in/last-account.ts';
export { type IdentityClaims, parseAccount } from '../sign-in/parse-account.ts';
export { createFormPublisher, openApi } from './form-publisher.ts';
