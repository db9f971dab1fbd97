import { expect, it } from 'vitest';
import { openLibrary } from '../../testing/library-data.ts';
import { lookupIdOf, membersKept } from './members-kept.ts';

const identity = { tenantId: 't', userId: 'ada', displayName: 'Ada Byron' };
const row = { Name: 'i:0#.f|membership|Bob@northgate.example', Title: 'Bob Stone', EMail: '', JobTitle: 'Fitter' };

it('knows the people of a team by the rows of its data source, without asking anybody', async () => {
  const { owner, teamId } = await openLibrary();
  const { database } = owner.context;
  expect(await membersKept({ database, identity }, teamId)).toBeUndefined();
  const id = `${teamId}/team-members`;
  const sync = { enabled: true, includePreview: false };
  const source = { id, sourceId: 'team-members', teamId, title: 'People', type: 'team-members' as const };
  await database.dataSources.put({ ...source, config: {}, sync });
  await database.dataSummary.put({ dataSourceIdentifier: id, userId: 'ada', live: `${id}#1` });
  const kept = { dataSourceIdentifier: `${id}#1`, lastModified: '2026-11-26T08:00:00Z' };
  await database.data.bulkPut([
    { ...kept, id: '7', at: 7, value: { id: '7', ...row } },
    { ...kept, id: '8', at: 8, value: { id: '8', Name: 'c:0o.c|federateddirectory|x', Title: 'Owners' } },
    { ...kept, id: '9', at: 9, value: 'no row' },
  ]);
  expect(await membersKept({ database, identity }, teamId)).toEqual([
    { userPrincipalName: 'Bob@northgate.example', displayName: 'Bob Stone', jobTitle: 'Fitter', userLookupId: '7' },
  ]);
  expect(await lookupIdOf({ database, identity }, teamId, 'bob@NORTHGATE.example')).toBe('7');
  const other = { ...identity, userId: 'bob' };
  expect(await membersKept({ database, identity: other }, teamId)).toBeUndefined();
});
