/**
 * Entry point `@tideform/sync/testing/library`: an in-memory library of a team and its users' devices. It also runs in
 * a browser, to try out screens.
 */

export { createClient, createTenant } from './create-tenant.ts';
export { createStillPorts } from './local-context.ts';
export { createNewBrowser, openPullWorld, push, putFile } from './pull-world.ts';
export type { SubmittedRow } from './submit-row.ts';
export { crewId, lookInto, type Workspace } from './workspace.ts';
