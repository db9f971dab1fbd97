/**
 * Entry point `@tideform/sync/testing/library`: an in-memory library of a team and its users' devices. It also runs in
 * a browser, to try out screens.
 */

export type { SubmittedRow } from './create-tenant.ts';
export { createClient, createTenant } from './create-tenant.ts';
export { createTestPorts } from './local-context.ts';
export { createNewBrowser, createPullFixture, pushAll, putFile } from './pull-fixture.ts';
export { createLibraryInspector, crewId, type Workspace } from './workspace.ts';
