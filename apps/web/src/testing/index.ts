/** What the app does, asks and keeps, for worlds without a page. The fakes of its own tests lie beside this. */

export type { Config } from '../config.ts';
export { appPaths } from '../shell/update/precache.ts';
export { accountOf, type IdentityClaims } from '../sign-in/account-of.ts';
export type { Account } from '../sign-in/auth-client.ts';
export { writeLastAccount } from '../sign-in/last-account.ts';
export { sessionPrefix } from '../sign-in/session-prefix.ts';
export { openApi, openFormMaker } from './form-maker.ts';
