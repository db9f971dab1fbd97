import { isUntouched } from '../database/is-untouched.ts';
import { goneEvents, note } from '../database/journal.ts';
import { isOwn } from '../database/own-rows.ts';
import { forgetForm } from './forget-form.ts';
import type { Pull } from './pull.ts';

/**
 * Removes what local rows hold of deleted items. Unsent work is out of reach. Call it in a transaction over forms,
 * responses and journal.
 *
 * @param event what the journal says of a response that goes, with its drive item
 */
export async function removeItems(
  pull: Pick<Pull, 'database' | 'ports'>,
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
    for (const form of goneForms) await forgetForm(pull.database, form);
    const gone = await responses.where(index).anyOf(itemIds).filter(isUntouched).toArray();
    for (const { id, driveItemId } of gone) await note(pull.database, pull.ports.clock, id, event, driveItemId);
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

/** Drive items of what a pull by this person may find missing: forms, and their own drafts. */
export async function removableItems({ database, team, identity }: Pull): Promise<string[]> {
  const ids: (string | undefined)[] = [];
  await database.forms
    .where('teamId')
    .equals(team.id)
    .each((form) => void ids.push(form.driveItemId, form.draft?.driveItemId, form.published?.driveItemId));
  await database.responses
    .where('teamId')
    .equals(team.id)
    .filter((response) => isOwn(response, identity) && isUntouched(response))
    .each((response) => void ids.push(response.driveItemId));
  return ids.filter((id) => id !== undefined);
}
