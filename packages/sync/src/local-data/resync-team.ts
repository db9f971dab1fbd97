import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwnRow, requireIdentity } from '../database/own-rows.ts';
import { isClean } from '../database/row-states.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import { dataSourceTables, removeDataSourcesOfTeam } from '../database/source-identifiers.ts';
import { FailureError } from '../failures/failure-error.ts';
import { deleteLocalFiles, fileTables } from '../files/delete-local-files.ts';
import type { Identity } from '../ports.ts';
import { hasUnsentEdits } from './list-unsent-work.ts';

const tables = ['teams', 'teamSync', 'forms', 'outbox', 'syncRequests', 'journal', ...fileTables, ...dataSourceTables];

/**
 * 'Resync Team Data': deletes the team's data on this device and requests it again. Unsent work stays, with the forms
 * that it needs: changed and submitted responses, discarded drafts that are waiting for their deletion, and a builder's
 * edits.
 *
 * @throws 'Invalid team: {id}'; 'User not authenticated'
 */
export async function resyncTeam({ database, ports }: SyncContext, teamId: string): Promise<void> {
  const person = requireIdentity(ports);
  const [resyncId, requestId] = [ports.chance.uuid(), ports.chance.uuid()];
  await database.transaction('rw', tables, async () => {
    const team = await database.teams.get(teamId);
    if (!team) throw new FailureError('invalid-team', { teamId });
    const neededForms = await removeResponses(database, teamId, person);
    await removeForms(database, teamId, neededForms);
    await removeDataSourcesOfTeam(database, teamId);
    await database.teams.put(resetTeam(team, person, neededForms.size > 0));
    await database.teamSync.put({ id: teamId, errors: [], startedAnew: resyncId });
    await database.syncRequests.put({ id: teamId, requestId, teamId, byPerson: 1, isCurrent: 1 });
    await addJournalEntry(database, ports.clock, teamId, 'resync asked for');
  });
}

/**
 * Deletes the user's responses without unsent changes. Returns the IDs of the forms that remaining responses of the
 * team need.
 */
async function removeResponses(database: TableAccess, teamId: string, person: Identity): Promise<Set<string>> {
  const waiting = await database.outbox.where('teamId').equals(teamId).toArray();
  const queued = new Set(waiting.map((row) => row.responseId));
  const neededForms = new Set(waiting.map((row) => row.formId));
  for (const row of await database.responses.where('teamId').equals(teamId).toArray()) {
    if (!isClean(row) || queued.has(row.id)) neededForms.add(row.formId);
    else if (isOwnRow(row, person)) {
      await deleteLocalFiles(database, row.id);
      await database.responses.delete(row.id);
    }
  }
  return neededForms;
}

async function removeForms(database: TableAccess, teamId: string, needed: ReadonlySet<string>): Promise<void> {
  const forms = (await database.forms.where('teamId').equals(teamId).toArray()).filter((form) => !hasUnsentEdits(form));
  await database.forms.bulkPut(forms.filter((form) => needed.has(form.id)).map(removeETags));
  await database.forms.bulkDelete(forms.filter((form) => !needed.has(form.id)).map((form) => form.id));
}

/** Removes the eTags, so that all files of the form are read again. */
function removeETags({ eTag: _config, draft, published, ...form }: FormRow): FormRow {
  return {
    ...form,
    ...(draft && { draft: removeETag(draft) }),
    ...(published && { published: removeETag(published) }),
  };
}

function removeETag<Content extends { readonly eTag?: string }>({ eTag: _old, ...content }: Content) {
  return content;
}

/** Resets the team, so that its details are loaded again. The drive ID is kept if unsent work needs it. */
function resetTeam(team: TeamRow, { userId }: Identity, isNeeded: boolean): TeamRow {
  const { id, tenantId, displayName, driveId } = team;
  const accounts = { ...team.accounts, [userId]: {} };
  return { id, tenantId, displayName, channels: [], accounts, ...(isNeeded && driveId && { driveId }) };
}
