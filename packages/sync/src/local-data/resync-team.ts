import type { SyncContext } from '../context.ts';
import { isUntouched } from '../database/is-untouched.ts';
import { note } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwn, signedIn } from '../database/own-rows.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import { dataSourceTables } from '../database/source-identifiers.ts';
import { Failed } from '../failures/failed.ts';
import { fileTables, forgetFiles } from '../files/forget-files.ts';
import type { Identity } from '../ports.ts';
import { removeDataSources } from './remove-data-sources.ts';
import { hasEdits } from './unsent-work.ts';

const tables = ['teams', 'teamSync', 'forms', 'outbox', 'syncRequests', 'journal', ...fileTables, ...dataSourceTables];

/**
 * 'Resync Team Data': removes what this device has of the team and asks for all of it again. What is not sent stays, with
 * the forms that sending it needs: changed and submitted responses, discarded drafts that wait for their deletion, a
 * builder's edits.
 *
 * @throws 'Invalid team: {id}'; 'User not authenticated'
 */
export async function resyncTeam({ database, ports }: SyncContext, teamId: string): Promise<void> {
  const person = signedIn(ports);
  const [startedAnew, requestId] = [ports.chance.uuid(), ports.chance.uuid()];
  await database.transaction('rw', tables, async () => {
    const team = await database.teams.get(teamId);
    if (!team) throw new Failed('invalid-team', { teamId });
    const neededForms = await removeResponses(database, teamId, person);
    await removeForms(database, teamId, neededForms);
    await removeDataSources(database, teamId);
    await database.teams.put(bareTeam(team, person, neededForms.size > 0));
    await database.teamSync.put({ id: teamId, errors: [], startedAnew });
    await database.syncRequests.put({ id: teamId, requestId, teamId, byPerson: 1, isCurrent: 1 });
    await note(database, ports.clock, teamId, 'resync asked for');
  });
}

/** Removes the person's responses that have nothing unsent. Answers the forms of those of the team that stay for sending. */
async function removeResponses(database: TableAccess, teamId: string, person: Identity): Promise<Set<string>> {
  const waiting = await database.outbox.where('teamId').equals(teamId).toArray();
  const queued = new Set(waiting.map((row) => row.responseId));
  const neededForms = new Set(waiting.map((row) => row.formId));
  for (const row of await database.responses.where('teamId').equals(teamId).toArray()) {
    if (!isUntouched(row) || queued.has(row.id)) neededForms.add(row.formId);
    else if (isOwn(row, person)) {
      await forgetFiles(database, row.id);
      await database.responses.delete(row.id);
    }
  }
  return neededForms;
}

async function removeForms(database: TableAccess, teamId: string, needed: ReadonlySet<string>): Promise<void> {
  const forms = (await database.forms.where('teamId').equals(teamId).toArray()).filter((form) => !hasEdits(form));
  await database.forms.bulkPut(forms.filter((form) => needed.has(form.id)).map(unread));
  await database.forms.bulkDelete(forms.filter((form) => !needed.has(form.id)).map((form) => form.id));
}

/** Without eTags every file of the form is read again. */
function unread({ eTag: _config, draft, published, ...form }: FormRow): FormRow {
  return {
    ...form,
    ...(draft && { draft: withoutETag(draft) }),
    ...(published && { published: withoutETag(published) }),
  };
}

function withoutETag<Content extends { readonly eTag?: string }>({ eTag: _old, ...content }: Content) {
  return content;
}

/** The team as on the first day: its details are read again. What waits to be sent needs to know where the library is. */
function bareTeam(team: TeamRow, { userId }: Identity, isNeeded: boolean): TeamRow {
  const { id, tenantId, displayName, driveId } = team;
  const accounts = { ...team.accounts, [userId]: {} };
  return { id, tenantId, displayName, channels: [], accounts, ...(isNeeded && driveId && { driveId }) };
}
