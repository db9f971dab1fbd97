import type { Table, Transaction } from 'dexie';
import type { FormRow, OutboxRow, PersonName, ResponseRow, TeamRow } from '../rows.ts';

/** Response of version 13: the specification's properties without an owner. */
type OlderResponse = Pick<ResponseRow, 'id' | 'teamId' | 'formId'> &
  Partial<Omit<ResponseRow, 'createdBy'>> & { readonly createdBy?: unknown };

/**
 * Upgrades the specification's tables to those with an outbox. Runs inside Dexie's upgrade, atomically.
 * Each response gets the properties that this program needs, and its owner. A submitted response that wasn't sent gets
 * an outbox row; its hash and file rows are added when it is sent, because an upgrade can't wait for hashes.
 */
export async function upgradeTo14(upgrade: Transaction): Promise<void> {
  const responses: Table<OlderResponse | ResponseRow> = upgrade.table('responses');
  const teams = new Map((await upgrade.table<TeamRow>('teams').toArray()).map((team) => [team.id, team]));
  const forms = new Map((await upgrade.table<FormRow>('forms').toArray()).map((form) => [form.id, form]));
  for (const older of (await responses.toArray()) as OlderResponse[]) {
    const response = toCurrentResponse(older, teams.get(older.teamId), forms.get(older.formId));
    await responses.put(response);
    if (response.submitted && response.isDirty) await upgrade.table<OutboxRow>('outbox').put(toOutboxRow(response));
  }
}

function toCurrentResponse(older: OlderResponse, team: TeamRow | undefined, form: FormRow | undefined): ResponseRow {
  const createdBy = toPerson(older.createdBy);
  const schema = older.schema ?? form?.published?.schema ?? { display: 'form', components: [] };
  return {
    ...older,
    tenantId: older.tenantId ?? team?.tenantId ?? '',
    userId: older.userId ?? createdBy.id ?? findOnlyAccount(team) ?? '',
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

function toPerson(value: unknown): PersonName {
  if (typeof value === 'string') return { name: value };
  const { id, name, displayName } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const called = [name, displayName].find((text) => typeof text === 'string') as string | undefined;
  return { name: called ?? '', ...(typeof id === 'string' && id !== '' && { id }) };
}

/**
 * Returns the only account of a team on this device. With several accounts, the owner of a response is unknown; the
 * response then stays on this device and can be exported.
 */
function findOnlyAccount(team: TeamRow | undefined): string | undefined {
  const ids = Object.keys(team?.accounts ?? {});
  return ids.length === 1 ? ids[0] : undefined;
}

function toOutboxRow(response: ResponseRow): OutboxRow {
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
