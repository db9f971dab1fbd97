/**
 * Entry point for tests that use a server process over HTTP. `worlds.ts` is the entry point for databases, users and
 * stores.
 */

export { graphScopes } from '../create-app-options.ts';
export { demoForms, deriveFormIds, deriveResponseIds } from '../demonstration/demo-ids.ts';
export { findAnyFreePort } from '../find-free-port.ts';
export { DEMO_PASSWORD, people } from '../workspace/seed/demo-people.ts';
export { demoTeams } from '../workspace/seed/demo-teams.ts';
export { openTlsProxy } from '../workspace/testing/clients/open-tls-proxy.ts';
export { waitForExit, waitUntilPrinted } from './child-process.ts';
export { createSeededRandom, type SeededRandom } from './create-seeded-random.ts';
export { createSignInClient, type IssuedTokens } from './create-sign-in-client.ts';
export type { Failpoint, FailpointCommand } from './failpoints/failpoint.ts';
export { serverEntries } from './server-entries.ts';
export { type ServerProcess, startServerProcess } from './server-process.ts';
export type { ServerSwitch } from './server-switch.ts';
