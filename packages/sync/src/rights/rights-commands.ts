/** Functions of the permissions service, bundled for one dynamic import. */
export { addRights, changeRights } from './change-rights.ts';
export { listSiteGroups } from './list-site-groups.ts';
export { mayEditSubmissions } from './may-edit-submissions.ts';
export { readRights } from './read-rights.ts';
export { readBuilders, setBuilder } from './team-builders.ts';
