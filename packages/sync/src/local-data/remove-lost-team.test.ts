import { expect, it } from 'vitest';
import type { ResponseRow, TeamRow } from '../database/rows.ts';
import { createLocalContext } from '../testing/local-context.ts';
import { removeLostTeam } from './remove-lost-team.ts';

const createTeam = (id: string): TeamRow => ({
  id,
  tenantId: 'tenant-1',
  displayName: id,
  channels: [],
  accounts: { ada: {} },
});

it('[SYNC-117] removes one team with its local data, and no other', async () => {
  const context = await createLocalContext();
  await context.database.teams.bulkPut([createTeam('lost'), createTeam('kept')]);
  await context.database.forms.bulkPut([
    { id: 'f1', teamId: 'lost', title: 'One', driveItemId: 'd1', folderDriveItemId: 'x1' },
    { id: 'f2', teamId: 'kept', title: 'Two', driveItemId: 'd2', folderDriveItemId: 'x2' },
  ]);
  await removeLostTeam(context, 'lost');
  expect(await context.database.teams.toCollection().primaryKeys()).toEqual(['kept']);
  expect(await context.database.forms.toCollection().primaryKeys()).toEqual(['f2']);
});

it('[SYNC-117] keeps a team with unsent work', async () => {
  const context = await createLocalContext();
  await context.database.teams.put(createTeam('lost'));
  const draft = {
    id: 'draft',
    teamId: 'lost',
    tenantId: 'tenant-1',
    userId: 'ada',
    submitted: 0,
    deleted: 0,
    isDirty: 1,
  };
  await context.database.responses.put(draft as ResponseRow);
  await removeLostTeam(context, 'lost');
  expect(await context.database.teams.get('lost')).toMatchObject({ accounts: {} });
  expect(await context.database.responses.count()).toBe(1);
});
