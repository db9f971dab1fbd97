/** Functions that edit a form, bundled for one dynamic import. */
export { upgradeTeamOf } from '../teams/initialise-team.ts';
export { migrateOldForm } from './migrate-old-form.ts';
export { updateConfig } from './update-config.ts';
export { updateDraft } from './update-draft.ts';
