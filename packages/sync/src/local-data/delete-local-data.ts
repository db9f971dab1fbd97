import type { SyncContext } from '../context.ts';
import { note } from '../database/journal.ts';
import type { TableAccess } from '../database/open-database.ts';
import { isOwn, signedIn } from '../database/own-rows.ts';
import type { TeamRow } from '../database/rows.ts';
import { dataSourceTables } from '../database/source-identifiers.ts';
import { Failed } from '../failures/failed.ts';
import { namedFiles } from '../files/named-files.ts';
import type { Identity } from '../ports.ts';
import { removeDataSources } from './remove-data-sources.ts';
import { isAlone, teamsOf, type UnsentItem, unsentTables, unsentWork } from './unsent-work.ts';

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

/** There is work that is not sent and that the person has not given up; nothing was deleted. */
export class UnsentLeft extends Failed<'unsent-left'> {
  override readonly name = 'UnsentLeft';
  readonly items: readonly UnsentItem[];

  constructor(items: readonly UnsentItem[]) {
    super('unsent-left', {});
    this.items = items;
  }
}

/**
 * 'Delete Local Data': removes what this device keeps for the signed-in account, in one transaction. Rows of other accounts
 * stay, and teams that they are in. Work that is not sent goes only when the person has given up each of it by name.
 *
 * @param givenUp ids of the unsent work that the person was shown and does not want
 * @throws UnsentLeft; 'User not authenticated'
 */
export async function deleteLocalData({ database, ports }: SyncContext, givenUp: ReadonlySet<string>): Promise<void> {
  const person = signedIn(ports);
  await database.strict.transaction('rw', tables, async () => {
    const tables = database.strict;
    const unsent = await unsentWork(tables, person);
    const left = unsent.filter((item) => !givenUp.has(item.id));
    if (left.length > 0) throw new UnsentLeft(left);
    for (const item of unsent) await note(tables, ports.clock, item.id, 'given up');
    await replaceLeader(tables);
    await removeOwnRows(tables, person);
    for (const team of await teamsOf(tables, person)) await removeTeam(tables, team, person);
    await forgetList(tables, person);
    await removeUnnamedFiles(tables);
  });
}

/** Another account's list of teams stays known. */
async function forgetList({ teams, tenants }: TableAccess, { tenantId, userId }: Identity): Promise<void> {
  if ((await teams.where('tenantId').equals(tenantId).count()) === 0) return tenants.delete(tenantId);
  const known = await tenants.get(tenantId);
  const listedFor = (known?.listedFor ?? []).filter((id) => id !== userId);
  await tenants.put({ ...known, id: tenantId, listedFor });
}

/** What a tab is sending right now must not write its row again. */
async function replaceLeader({ lease }: TableAccess): Promise<void> {
  const leader = await lease.get('leader');
  if (leader) await lease.put({ id: 'leader', epoch: leader.epoch + 1 });
}

async function removeOwnRows(tables: TableAccess, person: Identity): Promise<void> {
  const own = (row: { readonly tenantId: string; readonly userId: string }) => isOwn(row, person);
  await tables.responses.filter(own).delete();
  await tables.outbox.filter(own).delete();
  await tables.receipts.filter(own).delete();
  await tables.discards.filter(own).delete();
  await tables.attachments.filter(own).delete();
}

async function removeTeam(tables: TableAccess, team: TeamRow, person: Identity): Promise<void> {
  const { [person.userId]: _left, ...accounts } = team.accounts;
  const isUsed = !isAlone(team, person) || (await tables.responses.where('teamId').equals(team.id).count()) > 0;
  if (isUsed) {
    await tables.teams.put({ ...team, accounts });
    return;
  }
  await removeDataSources(tables, team.id);
  await tables.forms.where('teamId').equals(team.id).delete();
  await tables.teamSync.delete(team.id);
  await tables.syncRequests.delete(team.id);
  await tables.teams.delete(team.id);
}

async function removeUnnamedFiles(tables: TableAccess): Promise<void> {
  const { ids } = await namedFiles(tables, () => true);
  const attached = new Set((await tables.attachments.toCollection().toArray()).map((row) => row.id));
  const keys = await tables.files.toCollection().primaryKeys();
  await tables.files.bulkDelete(keys.filter((id) => !ids.has(id) && !attached.has(id)));
}
