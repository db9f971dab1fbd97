import { renameCustomField } from '@tideform/engine';
import type { SyncContext } from '../../context.ts';
import { failureOf } from '../../failures/to-failure.ts';
import { runConcurrently } from '../../run-concurrently.ts';
import { upgradeTeamOf } from '../../teams/upgrade-team.ts';
import { fetchDraft } from '../fetch-draft.ts';
import type { CustomFieldChange } from '../form-service.ts';
import { migrateOldForm } from '../migrate-old-form.ts';
import { updateDraft } from '../update-draft.ts';

const atOnce = 4;

/**
 * Renames a custom field, or removes its name, in the components that were created from it, in the draft of each form
 * of the team. Published versions stay unchanged.
 *
 * @returns the forms that couldn't be changed
 */
export async function renameInForms(
  context: SyncContext,
  teamId: string,
  from: string,
  to: string | undefined,
): Promise<CustomFieldChange['failures']> {
  const forms = await context.database.forms.where('teamId').equals(teamId).toArray();
  const failures: CustomFieldChange['failures'][number][] = [];
  await runConcurrently(
    atOnce,
    forms.filter(({ isGone }) => !isGone),
    async ({ id, title }) => {
      try {
        await renameInForm(context, id, from, to);
      } catch (error) {
        failures.push({ formId: id, title, failure: failureOf(error) });
      }
    },
  );
  return failures;
}

async function renameInForm(context: SyncContext, id: string, from: string, to: string | undefined): Promise<void> {
  const { draft } = await fetchDraft(context, id);
  if (!draft) return;
  const schema = renameCustomField(draft.schema, from, to);
  if (schema === draft.schema) return;
  await upgradeTeamOf(context, id);
  await migrateOldForm(context, id);
  await updateDraft(context, id, { ...draft, schema });
}
