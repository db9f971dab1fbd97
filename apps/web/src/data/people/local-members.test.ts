import { type GraphClient, operations } from '@tideform/graph';
import { expect, it } from 'vitest';
import { createLibraryDevices } from '../../testing/test-device.ts';
import { findLocalMembers, findUserLookupId } from './local-members.ts';

const identity = { tenantId: 't', userId: 'ada', displayName: 'Ada Byron' };
const row = { Name: 'i:0#.f|membership|Bob@northgate.example', Title: 'Bob Stone', EMail: '', JobTitle: 'Fitter' };

it('reads the people of a team from their local data source without requests', async () => {
  const { owner, teamId } = await createLibraryDevices();
  const { database } = owner.context;
  expect(await findLocalMembers({ database, identity }, teamId)).toBeUndefined();
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
  expect(await findLocalMembers({ database, identity }, teamId)).toEqual([
    { userPrincipalName: 'Bob@northgate.example', displayName: 'Bob Stone', jobTitle: 'Fitter', userLookupId: '7' },
  ]);
  const silent = { call: fails, rows: fails } as unknown as GraphClient;
  expect(await findUserLookupId({ database, identity, graph: silent }, teamId, 'bob@NORTHGATE.example')).toBe('7');
  expect(
    await findUserLookupId({ database, identity, graph: silent }, teamId, 'eve@northgate.example'),
  ).toBeUndefined();
  const other = { ...identity, userId: 'bob' };
  expect(await findLocalMembers({ database, identity: other }, teamId)).toBeUndefined();
});

it('queries the site for a person’s ID if the data source of people is not on the device', async () => {
  const { owner, member, teamId } = await createLibraryDevices();
  const { database } = owner.context;
  const { graph } = owner.context.ports;
  const { userPrincipalName } = await member.context.ports.graph.call(operations.getMe, {});
  const team = await database.teams.get(teamId);
  const own = Object.values(team!.accounts)[0]!.userLookupId;
  const { userPrincipalName: mine } = await graph.call(operations.getMe, {});
  expect(await findUserLookupId({ database, identity, graph }, teamId, mine!.toUpperCase())).toBe(own);
  const found = await findUserLookupId({ database, identity, graph }, teamId, userPrincipalName!);
  expect([typeof found, found === own]).toEqual(['string', false]);
  expect(await findUserLookupId({ database, identity, graph }, teamId, 'stranger@elsewhere.example')).toBeUndefined();
});

function fails(): never {
  throw new Error('No request is expected');
}
