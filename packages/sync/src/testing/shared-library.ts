/** A team's library in memory and the devices of its people. Runs in a browser, too: screens are tried over it. */

export { clientOf, layTenant } from './lay-tenant.ts';
export { createStillPorts } from './local-context.ts';
export { newcomer, openPullWorld, push, putFile } from './pull-world.ts';
export type { SubmittedRow } from './submit-row.ts';
export { crewId, lookInto, type Workspace } from './workspace.ts';
