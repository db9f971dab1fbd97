/** All that an edit of a form needs, loaded as one. */
export { upgradeTeamOf } from '../teams/upgrade-team.ts';
export { migrateOldForm } from './migrate-old-form.ts';
export { updateConfig } from './update-config.ts';
export { updateDraft } from './update-draft.ts';
