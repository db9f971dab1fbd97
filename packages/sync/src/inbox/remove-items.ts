import { addJournalEntry, goneEvents } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwnRow } from '../database/own-rows.ts';
import { isClean } from '../database/row-states.ts';
import type { FormRow } from '../database/rows.ts';
import type { TeamPull } from './team-pull.ts';

/**
 * Removes local rows of deleted items, except unsent work. Call it in a transaction over forms, responses and journal.
 *
 * @param event journal entry for each removed response, with its drive item ID
 */
export async function removeItems(
  pull: Pick<TeamPull, 'database' | 'ports'>,
  itemIds: readonly string[],
  event: string = goneEvents.deleted,
): Promise<void> {
  if (itemIds.length === 0) return;
  const { forms, responses } = pull.database;
  for (const index of ['driveItemId', 'folderDriveItemId']) {
    const goneForms = await forms
      .where(index)
      .anyOf(itemIds)
      .filter((form) => !form.isDirty)
      .toArray();
    for (const form of goneForms) await removeForm(pull.database, form);
    const gone = await responses.where(index).anyOf(itemIds).filter(isClean).toArray();
    for (const { id, driveItemId } of gone)
      await addJournalEntry(pull.database, pull.ports.clock, id, event, driveItemId);
    await responses.bulkDelete(gone.map(({ id }) => id));
  }
  const published = await forms.where('published.driveItemId').anyOf(itemIds).toArray();
  await forms.bulkPut(published.map(({ published: _gone, ...form }) => form));
  const drafts = await forms
    .where('draft.driveItemId')
    .anyOf(itemIds)
    .filter((form) => !form.isDirty)
    .toArray();
  await forms.bulkPut(drafts.map(({ draft: _gone, ...form }) => form));
}

/** Returns the drive items that a pull by this user may find missing: forms, and the user's own drafts. */
export async function listRemovableItems({ database, team, identity }: TeamPull): Promise<string[]> {
  const ids: (string | undefined)[] = [];
  await database.forms
    .where('teamId')
    .equals(team.id)
    .each((form) => void ids.push(form.driveItemId, form.draft?.driveItemId, form.published?.driveItemId));
  await database.responses
    .where('teamId')
    .equals(team.id)
    .filter((response) => isOwnRow(response, identity) && isClean(response))
    .each((response) => void ids.push(response.driveItemId));
  return ids.filter((id) => id !== undefined);
}

/**
 * Removes a form that was deleted from the library. Responses of the form stay and can still be sent: while this device
 * has one, a reduced row keeps the folder IDs. Call it in a transaction over forms and responses.
 */
export async function removeForm({ forms, responses }: TableAccess, form: FormRow): Promise<void> {
  const isNeeded = (await responses.where('formId').equals(form.id).count()) > 0;
  if (isNeeded) await forms.put(toHiddenForm(form));
  else await forms.delete(form.id);
}

function toHiddenForm(form: FormRow): FormRow {
  const { id, teamId, title, driveItemId, folderDriveItemId, responsesDriveItemId } = form;
  const { confidentialResponses, privateResponses } = form;
  return {
    ...{ id, teamId, title, driveItemId, folderDriveItemId },
    ...(responsesDriveItemId && { responsesDriveItemId }),
    ...(confidentialResponses && { confidentialResponses }),
    ...(privateResponses && { privateResponses }),
    isGone: 1,
  };
}
