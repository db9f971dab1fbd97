/**
 * Entry point for tests that use a server process over HTTP. `worlds.ts` is the entry point for databases, users and
 * stores.
 */

export { graphScopes } from '../create-app-options.ts';
export { demoForms, deriveFormIds, deriveResponseIds } from '../demonstration/demo-ids.ts';
export { findAnyFreePort } from '../find-free-port.ts';
export { DEMO_PASSWORD, demoTeams, people } from '../workspace/seed/demo-directory.ts';
export { openTlsProxy } from '../workspace/testing/clients/open-tls-proxy.ts';
export { createSeededRandom, type SeededRandom } from './create-seeded-random.ts';
export { createSignInClient, type IssuedTokens } from './create-sign-in-client.ts';
export type { Failpoint, FailpointCommand, ServerSwitch } from './server-process.ts';
export {
  type ServerProcess,
  serverEntries,
  startServerProcess,
  waitForExit,
  waitUntilPrinted,
} from './server-process.ts';
