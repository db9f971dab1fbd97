/**
 * Entry point for tests that use a server process over HTTP. `worlds.ts` is the entry point for databases, users and
 * stores.
 */

export { graphScopes } from '../app-options.ts';
export { demoForms, formIds, responseIds } from '../demonstration/demo-ids.ts';
export { findAnyFreePort } from '../free-port.ts';
export { DEMO_PASSWORD, people } from '../workspace/seed/demo-people.ts';
export { demoTeams } from '../workspace/seed/demo-teams.ts';
export { openTlsProxy } from '../workspace/testing/clients/open-tls-proxy.ts';
export { type Chance, createChance } from './chance.ts';
export { exitOf, waitUntilPrinted } from './child-process.ts';
export type { Failpoint, FailpointOrder } from './failpoints/failpoint.ts';
export { serverEntries } from './server-entries.ts';
export { type ServerProcess, startServerProcess } from './server-process.ts';
export type { ServerSwitch } from './server-switch.ts';
export { type IssuedTokens, openSignInClient } from './sign-in.ts';
