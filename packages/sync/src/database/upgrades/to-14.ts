import type { Table, Transaction } from 'dexie';
import type { FormRow, OutboxRow, PersonName, ResponseRow, TeamRow } from '../rows.ts';

/** A response as version 13 kept it: what the specification names, and nothing of who it belongs to. */
type OlderResponse = Pick<ResponseRow, 'id' | 'teamId' | 'formId'> &
  Partial<Omit<ResponseRow, 'createdBy'>> & { readonly createdBy?: unknown };

/**
 * From the specification's tables alone to those with an outbox. Runs inside Dexie's upgrade: all of it or nothing.
 *
 * Every response gets the properties that this program relies on, and says whose it is. One that was submitted and not
 * sent yet gets its row in the outbox; its hash and the rows of its files are made when its turn comes, since an upgrade
 * cannot wait for hashes.
 */
export async function upgradeTo14(upgrade: Transaction): Promise<void> {
  const responses: Table<OlderResponse | ResponseRow> = upgrade.table('responses');
  const teams = new Map((await upgrade.table<TeamRow>('teams').toArray()).map((team) => [team.id, team]));
  const forms = new Map((await upgrade.table<FormRow>('forms').toArray()).map((form) => [form.id, form]));
  for (const older of (await responses.toArray()) as OlderResponse[]) {
    const response = completed(older, teams.get(older.teamId), forms.get(older.formId));
    await responses.put(response);
    if (response.submitted && response.isDirty) await upgrade.table<OutboxRow>('outbox').put(queued(response));
  }
}

function completed(older: OlderResponse, team: TeamRow | undefined, form: FormRow | undefined): ResponseRow {
  const createdBy = personOf(older.createdBy);
  const schema = older.schema ?? form?.published?.schema ?? { display: 'form', components: [] };
  return {
    ...older,
    tenantId: older.tenantId ?? team?.tenantId ?? '',
    userId: older.userId ?? createdBy.id ?? onlyAccount(team) ?? '',
    formTitle: older.formTitle ?? form?.title ?? older.title ?? '',
    schema,
    version: older.version ?? form?.published?.version ?? 0,
    data: { data: older.data?.data ?? {}, metadata: older.data?.metadata ?? {} },
    submitted: older.submitted ? 1 : 0,
    isDirty: older.isDirty ? 1 : 0,
    deleted: older.deleted ? 1 : 0,
    timestamp: older.timestamp ?? '1970-01-01T00:00:00.000Z',
    revision: older.revision ?? (older.isDirty ? 1 : 0),
    createdBy,
    collaborators: older.collaborators ?? (createdBy.name ? [createdBy] : []),
  };
}

function personOf(value: unknown): PersonName {
  if (typeof value === 'string') return { name: value };
  const { id, name, displayName } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const called = [name, displayName].find((text) => typeof text === 'string') as string | undefined;
  return { name: called ?? '', ...(typeof id === 'string' && id !== '' && { id }) };
}

/** Where several people use this browser nobody can tell whose it was: it stays here, to be exported. */
function onlyAccount(team: TeamRow | undefined): string | undefined {
  const ids = Object.keys(team?.accounts ?? {});
  return ids.length === 1 ? ids[0] : undefined;
}

function queued(response: ResponseRow): OutboxRow {
  return {
    responseId: response.id,
    tenantId: response.tenantId,
    userId: response.userId,
    teamId: response.teamId,
    formId: response.formId,
    revision: response.revision,
    manifestHash: '',
    step: response.deleted ? 'tellDeletion' : 'number',
    ...(response.deleted && { deleted: 1 }),
    ...(response.submissionNumber !== undefined && { submissionNumber: response.submissionNumber }),
    ...(response.folderDriveItemId && { folderDriveItemId: response.folderDriveItemId }),
    ...(response.driveItemId && { responseDriveItemId: response.driveItemId }),
    tries: 0,
    backOffMs: 0,
    state: 'waiting',
  };
}
