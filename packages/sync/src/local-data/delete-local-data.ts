import type { SyncContext } from '../context.ts';
import { addJournalEntry } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwnRow, requireIdentity } from '../database/own-rows.ts';
import type { TeamRow } from '../database/rows.ts';
import { dataSourceTables, removeDataSourcesOfTeam } from '../database/source-identifiers.ts';
import { FailureError } from '../failures/failure-error.ts';
import { findReferencedFiles } from '../files/delete-local-files.ts';
import type { Identity } from '../ports.ts';
import {
  isOnlyAccount,
  listTeamsOfAccount,
  listUnsentWork,
  type UnsentItem,
  unsentTables,
} from './list-unsent-work.ts';

const tables = [
  ...unsentTables,
  ...dataSourceTables,
  ...([
    'tenants',
    'teamSync',
    'receipts',
    'discards',
    'attachments',
    'files',
    'syncRequests',
    'journal',
    'lease',
  ] as const),
];

/** Thrown when there is unsent work that the user hasn't agreed to delete; nothing was deleted. */
export class UnsentWorkRemainingError extends FailureError<'unsent-left'> {
  override readonly name = 'UnsentLeft';
  readonly items: readonly UnsentItem[];

  constructor(items: readonly UnsentItem[]) {
    super('unsent-left', {});
    this.items = items;
  }
}

/**
 * 'Delete Local Data': deletes this device's data of the signed-in account in one transaction. Data of other accounts
 * and their teams stays. Unsent work is deleted only if its ID was confirmed.
 *
 * @param confirmedIds IDs of the unsent work that the user agreed to delete
 * @throws UnsentWorkRemainingError; 'User not authenticated'
 */
export async function deleteLocalData(
  { database, ports }: SyncContext,
  confirmedIds: ReadonlySet<string>,
): Promise<void> {
  const person = requireIdentity(ports);
  await database.strict.transaction('rw', tables, async () => {
    const tables = database.strict;
    const unsent = await listUnsentWork(tables, person);
    const remaining = unsent.filter((item) => !confirmedIds.has(item.id));
    if (remaining.length > 0) throw new UnsentWorkRemainingError(remaining);
    for (const item of unsent) await addJournalEntry(tables, ports.clock, item.id, 'given up');
    await replaceLeader(tables);
    await removeOwnRows(tables, person);
    for (const team of await listTeamsOfAccount(tables, person)) await removeTeam(tables, team, person);
    await removeFromTenant(tables, person);
    await deleteUnreferencedFiles(tables);
  });
}

/** Removes the account's data from the tenant's row. The row stays if other accounts use it. */
async function removeFromTenant({ teams, tenants }: TableAccess, { tenantId, userId }: Identity): Promise<void> {
  if ((await teams.where('tenantId').equals(tenantId).count()) === 0) return tenants.delete(tenantId);
  const known = await tenants.get(tenantId);
  const listedFor = (known?.listedFor ?? []).filter((id) => id !== userId);
  await tenants.put({ ...known, id: tenantId, listedFor });
}

/** Starts a new epoch, so that a push in progress can't write its row again. */
async function replaceLeader({ lease }: TableAccess): Promise<void> {
  const leader = await lease.get('leader');
  if (leader) await lease.put({ id: 'leader', epoch: leader.epoch + 1 });
}

async function removeOwnRows(tables: TableAccess, person: Identity): Promise<void> {
  const own = (row: { readonly tenantId: string; readonly userId: string }) => isOwnRow(row, person);
  await tables.responses.filter(own).delete();
  await tables.outbox.filter(own).delete();
  await tables.receipts.filter(own).delete();
  await tables.discards.filter(own).delete();
  await tables.attachments.filter(own).delete();
}

async function removeTeam(tables: TableAccess, team: TeamRow, person: Identity): Promise<void> {
  const { [person.userId]: _left, ...accounts } = team.accounts;
  const isUsed = !isOnlyAccount(team, person) || (await tables.responses.where('teamId').equals(team.id).count()) > 0;
  if (isUsed) {
    await tables.teams.put({ ...team, accounts });
    return;
  }
  await removeDataSourcesOfTeam(tables, team.id);
  await tables.forms.where('teamId').equals(team.id).delete();
  await tables.teamSync.delete(team.id);
  await tables.syncRequests.delete(team.id);
  await tables.teams.delete(team.id);
}

async function deleteUnreferencedFiles(tables: TableAccess): Promise<void> {
  const { ids } = await findReferencedFiles(tables, () => true);
  const attached = new Set((await tables.attachments.toCollection().toArray()).map((row) => row.id));
  const keys = await tables.files.toCollection().primaryKeys();
  await tables.files.bulkDelete(keys.filter((id) => !ids.has(id) && !attached.has(id)));
}
