import { renameCustomField } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { toFailure } from '../failures/to-failure.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { upgradeTeamOf } from '../teams/initialise-team.ts';
import { fetchDraft } from './fetch-draft.ts';
import type { CustomFieldUpdate } from './form-service.ts';
import { migrateOldForm } from './migrate-old-form.ts';
import { updateDraft } from './update-draft.ts';

const maxConcurrentForms = 4;

/**
 * Renames a custom field, or removes its name, in the components that were created from it, in the draft of each form
 * of the team. Published versions stay unchanged.
 *
 * @returns the forms that couldn't be changed
 */
export async function renameFieldInForms(
  context: SyncContext,
  teamId: string,
  from: string,
  to: string | undefined,
): Promise<CustomFieldUpdate['failures']> {
  const forms = await context.database.forms.where('teamId').equals(teamId).toArray();
  const failures: CustomFieldUpdate['failures'][number][] = [];
  await runConcurrently(
    maxConcurrentForms,
    forms.filter(({ isGone }) => !isGone),
    async ({ id, title }) => {
      try {
        await renameFieldInForm(context, id, from, to);
      } catch (error) {
        failures.push({ formId: id, title, failure: toFailure(error) });
      }
    },
  );
  return failures;
}

async function renameFieldInForm(
  context: SyncContext,
  id: string,
  from: string,
  to: string | undefined,
): Promise<void> {
  const { draft } = await fetchDraft(context, id);
  if (!draft) return;
  const schema = renameCustomField(draft.schema, from, to);
  if (schema === draft.schema) return;
  await upgradeTeamOf(context, id);
  await migrateOldForm(context, id);
  await updateDraft(context, id, { ...draft, schema });
}
