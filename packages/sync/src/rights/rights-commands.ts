/** Functions of the permissions service, bundled for one dynamic import. */
export { addRights, changeRights } from './change-rights.ts';
export { fetchRights } from './fetch-rights.ts';
export { listSiteGroups } from './list-site-groups.ts';
export { mayEditSubmissions } from './may-edit-submissions.ts';
export { fetchBuilders, setBuilder } from './team-builders.ts';
