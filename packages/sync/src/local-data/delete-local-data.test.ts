import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { DiscardRow, FormRow, OutboxRow, ResponseRow, TeamRow } from '../database/rows.ts';
import { createLocalContext } from '../testing/local-context.ts';
import { deleteLocalData } from './delete-local-data.ts';
import { listUnsentWork } from './list-unsent-work.ts';

const adaOwner = { tenantId: 'tenant-1', userId: 'ada' };
const bobOwner = { tenantId: 'tenant-1', userId: 'bob' };
const person = { ...adaOwner, displayName: 'Ada Byron' };

const createResponse = (id: string, more: Partial<ResponseRow>) =>
  ({
    id,
    submitted: 0,
    deleted: 0,
    isDirty: 0,
    formTitle: id,
    data: { data: {}, metadata: {} },
    ...more,
  }) as ResponseRow;
const createTeam = (id: string, accounts: readonly string[]): TeamRow => ({
  id,
  tenantId: 'tenant-1',
  displayName: id,
  channels: [],
  accounts: Object.fromEntries(accounts.map((account) => [account, {}])),
});
const createDiscard = (responseId: string, whose: typeof adaOwner): DiscardRow => ({
  ...{ responseId, ...whose, teamId: 'ours', formId: 'f2', formTitle: 'Two' },
  ...{ submissionNumber: 1, at: '2026-11-21T08:00:00.000Z' },
});
const createFileRow = (id: string) => ({ id, timestamp: '2026-11-21', content: new Blob([id]) });
const createFileValue = (id: string) => ({
  id,
  name: 'a.txt',
  size: 1,
  type: 'text/plain',
  url: '',
  storage: 'indexeddb',
});

/** Ada is in two teams on this device, and shares one with Bob's account. */
async function createTwoTeamsFixture() {
  const context = await createLocalContext();
  const { database } = context;
  await database.tenants.put({ id: 'tenant-1', listedFor: ['ada', 'bob'] });
  await database.teams.bulkPut([createTeam('mine', ['ada']), createTeam('ours', ['ada', 'bob'])]);
  await database.teamSync.bulkPut([
    { id: 'mine', errors: [] },
    { id: 'ours', errors: [] },
  ]);
  await database.forms.bulkPut([
    { id: 'f1', teamId: 'mine', title: 'One', driveItemId: 'd1', folderDriveItemId: 'x1' },
    { id: 'f2', teamId: 'ours', title: 'Two', driveItemId: 'd2', folderDriveItemId: 'x2', isDirty: 1 },
  ] satisfies FormRow[]);
  await database.responses.bulkPut([
    createResponse('clean', { ...adaOwner, teamId: 'ours' }),
    createResponse('of bob', {
      ...bobOwner,
      teamId: 'ours',
      isDirty: 1,
      data: { data: { f: createFileValue('kept') }, metadata: {} },
    }),
  ]);
  await database.files.bulkPut([createFileRow('kept'), createFileRow('looked at')]);
  await database.discards.bulkPut([createDiscard('hers', adaOwner), createDiscard('his', bobOwner)]);
  await database.lease.put({ id: 'leader', epoch: 4, syncing: 1 });
  return context;
}

async function addUnsentWork({ database }: SyncContext) {
  await database.responses.put(createResponse('draft', { ...adaOwner, teamId: 'mine', isDirty: 1 }));
  await database.outbox.put({ ...adaOwner, responseId: 'old', teamId: 'mine', formId: 'f1', deleted: 1 } as OutboxRow);
  await database.forms.update('f1', { isDirty: 1 });
}

const getKeys = async ({ database }: SyncContext) => ({
  teams: await database.teams.toCollection().primaryKeys(),
  forms: await database.forms.toCollection().primaryKeys(),
  responses: await database.responses.toCollection().primaryKeys(),
  files: await database.files.toCollection().primaryKeys(),
});

describe('deleteLocalData', () => {
  it("[SYNC-112] deletes the account's data, and nothing of another account", async () => {
    const context = await createTwoTeamsFixture();
    await deleteLocalData(context, new Set());
    expect(await getKeys(context)).toEqual({ teams: ['ours'], forms: ['f2'], responses: ['of bob'], files: ['kept'] });
    expect(await context.database.discards.toCollection().primaryKeys()).toEqual(['his']);
    expect((await context.database.teams.get('ours'))?.accounts).toEqual({ bob: {} });
    expect(await context.database.tenants.toArray()).toEqual([{ id: 'tenant-1', listedFor: ['bob'] }]);
  });

  it('[SYNC-112] leaves nothing when no other account uses this device', async () => {
    const context = await createTwoTeamsFixture();
    await context.database.responses.delete('of bob');
    await context.database.teams.put(createTeam('ours', ['ada']));
    await deleteLocalData(context, new Set(['f2']));
    expect(await getKeys(context)).toEqual({ teams: [], forms: [], responses: [], files: [] });
    expect(await context.database.tenants.count()).toBe(0);
    expect(await context.database.teamSync.count()).toBe(0);
  });

  it('[I19] [SYNC-113] deletes nothing while there is unconfirmed unsent work, and lists it', async () => {
    const context = await createTwoTeamsFixture();
    await addUnsentWork(context);
    const before = await getKeys(context);
    const refused = deleteLocalData(context, new Set(['old']));
    await expect(refused).rejects.toMatchObject({
      name: 'UnsentLeft',
      items: [
        { kind: 'response', id: 'draft', title: 'draft' },
        { kind: 'form', id: 'f1', title: 'One' },
      ],
    });
    expect(await getKeys(context)).toEqual(before);
    expect(await context.database.outbox.count()).toBe(1);
  });

  it('[SYNC-113] deletes confirmed unsent work, with a journal entry', async () => {
    const context = await createTwoTeamsFixture();
    await addUnsentWork(context);
    await deleteLocalData(context, new Set((await listUnsentWork(context.database, person)).map((item) => item.id)));
    expect(await getKeys(context)).toMatchObject({ teams: ['ours'], forms: ['f2'], responses: ['of bob'] });
    expect(await context.database.outbox.count()).toBe(0);
    const journalEntries = (await context.database.journal.toArray()).map(
      ({ subject, event }) => `${subject}: ${event}`,
    );
    expect(journalEntries).toEqual(['draft: given up', 'old: given up', 'f1: given up']);
  });

  it('[SYNC-24] takes the lead from a tab that may be sending the deleted work', async () => {
    const context = await createTwoTeamsFixture();
    await deleteLocalData(context, new Set());
    expect((await context.database.lease.get('leader'))?.epoch).toBe(5);
  });

  it('[SYNC-112] keeps a team with unsent work of an account that has left it', async () => {
    const context = await createTwoTeamsFixture();
    await context.database.teams.put(createTeam('ours', ['ada']));
    await deleteLocalData(context, new Set(['f2']));
    expect((await getKeys(context)).teams).toEqual(['ours']);
    expect((await getKeys(context)).responses).toEqual(['of bob']);
  });
});
