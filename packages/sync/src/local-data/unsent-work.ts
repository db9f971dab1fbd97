import { isArrived } from '../database/is-arrived.ts';
import { isUntouched } from '../database/is-untouched.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwn } from '../database/own-rows.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import type { TableName } from '../database/schema.ts';
import type { Identity } from '../ports.ts';

/** Something of a person that the library does not have. */
export interface UnsentItem {
  /** `deletion`: a submission that is to go from the library. `form`: a builder's edits. */
  readonly kind: 'response' | 'deletion' | 'form';
  readonly id: string;
  readonly title: string;
}

/** Tables of the transaction that `unsentWork` runs in, if it runs in one. */
export const unsentTables = ['teams', 'forms', 'responses', 'outbox'] as const satisfies readonly TableName[];

/**
 * The person's work that is not sent yet. NOTE: a form's edits do not say whose they are: they count for the last account
 * of this device that is in the team.
 */
export async function unsentWork(tables: TableAccess, person: Identity): Promise<UnsentItem[]> {
  const responses = await tables.responses.filter((row) => isOwn(row, person) && !isUntouched(row)).toArray();
  const ids = new Set(responses.map((row) => row.id));
  const outbox = await tables.outbox
    .filter((row) => isOwn(row, person) && !ids.has(row.responseId) && !isArrived(row))
    .toArray();
  const alone = new Set((await teamsOf(tables, person)).filter((team) => isAlone(team, person)).map((team) => team.id));
  const forms = await tables.forms.filter((form) => hasEdits(form) && alone.has(form.teamId)).toArray();
  return [
    ...responses.map((row) => ({ kind: 'response' as const, id: row.id, title: row.title ?? row.formTitle })),
    ...outbox.map((row) => ({ kind: 'deletion' as const, id: row.responseId, title: row.responseId })),
    ...forms.map((form) => ({ kind: 'form' as const, id: form.id, title: form.title })),
  ];
}

/** Teams of this device that the person is in. */
export function teamsOf(tables: TableAccess, { tenantId, userId }: Identity): Promise<TeamRow[]> {
  return tables.teams
    .where('tenantId')
    .equals(tenantId)
    .filter((team) => team.accounts[userId] !== undefined)
    .toArray();
}

/** No other account of this device is in the team. */
export function isAlone(team: TeamRow, { userId }: Identity): boolean {
  return Object.keys(team.accounts).every((account) => account === userId);
}

/** The library does not have it as it is here. */
export function hasEdits(form: FormRow): boolean {
  return form.isDirty === 1 || form.publishing !== undefined;
}
