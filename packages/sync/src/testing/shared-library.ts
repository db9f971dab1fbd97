/** A team's library in memory and the devices of its people. Runs in a browser, too: screens are tried over it. */

export { newcomer, openPullWorld, push, putFile } from './pull-world.ts';
export { crewId, type Workspace } from './workspace.ts';
