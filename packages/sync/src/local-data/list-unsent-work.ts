import type { TableAccess } from '../database/open-database.ts';
import { isOwnRow } from '../database/own-rows.ts';
import { hasArrived, isClean } from '../database/row-states.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import type { TableName } from '../database/schema.ts';
import type { Identity } from '../ports.ts';

/** Work of a user that the library doesn't have. */
export interface UnsentItem {
  /** `deletion`: a submission to be deleted from the library. `form`: a builder's edits. */
  readonly kind: 'response' | 'deletion' | 'form';
  readonly id: string;
  readonly title: string;
}

/** Tables that a transaction with `listUnsentWork` must include. */
export const unsentTables = ['teams', 'forms', 'responses', 'outbox'] as const satisfies readonly TableName[];

/**
 * Lists the user's unsent work.
 * NOTE: edits of forms have no owner, so they count for the last account of this device in the team.
 */
export async function listUnsentWork(tables: TableAccess, person: Identity): Promise<UnsentItem[]> {
  const responses = await tables.responses.filter((row) => isOwnRow(row, person) && !isClean(row)).toArray();
  const ids = new Set(responses.map((row) => row.id));
  const outbox = await tables.outbox
    .filter((row) => isOwnRow(row, person) && !ids.has(row.responseId) && !hasArrived(row))
    .toArray();
  const onlyTeams = new Set(
    (await listTeamsOfAccount(tables, person)).filter((team) => isOnlyAccount(team, person)).map((team) => team.id),
  );
  const forms = await tables.forms.filter((form) => hasUnsentEdits(form) && onlyTeams.has(form.teamId)).toArray();
  return [
    ...responses.map((row) => ({ kind: 'response' as const, id: row.id, title: row.title ?? row.formTitle })),
    ...outbox.map((row) => ({ kind: 'deletion' as const, id: row.responseId, title: row.responseId })),
    ...forms.map((form) => ({ kind: 'form' as const, id: form.id, title: form.title })),
  ];
}

/** Lists the teams on this device that the user is a member of. */
export function listTeamsOfAccount(tables: TableAccess, { tenantId, userId }: Identity): Promise<TeamRow[]> {
  return tables.teams
    .where('tenantId')
    .equals(tenantId)
    .filter((team) => team.accounts[userId] !== undefined)
    .toArray();
}

/** Returns whether no other account of this device is in the team. */
export function isOnlyAccount(team: TeamRow, { userId }: Identity): boolean {
  return Object.keys(team.accounts).every((account) => account === userId);
}

/** Returns whether the form has changes that the library doesn't have. */
export function hasUnsentEdits(form: FormRow): boolean {
  return form.isDirty === 1 || form.publishing !== undefined;
}
