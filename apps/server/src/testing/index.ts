/** A server in a process of its own, and who speaks to it over HTTP. Worlds with a database: `worlds.ts`. */

export { graphScopes } from '../app-options.ts';
export { demoForms, formIds, responseIds } from '../demonstration/where-content-lies.ts';
export { findAnyFreePort } from '../free-port.ts';
export { DEMO_PASSWORD, people } from '../workspace/seed/demo-people.ts';
export { demoTeams } from '../workspace/seed/demo-teams.ts';
export { openTlsFront } from '../workspace/testing/clients/open-tls-front.ts';
export { type Chance, createChance } from './chance.ts';
export { exitOf, waitUntilPrinted } from './child-process.ts';
export type { Failpoint, FailpointOrder } from './failpoints/failpoint.ts';
export { serverEntries } from './server-entries.ts';
export { type ServerProcess, startServerProcess } from './server-process.ts';
export type { ServerSwitch } from './server-switch.ts';
export { type IssuedTokens, openSignInClient } from './sign-in.ts';
