import { GraphOutage } from '@tideform/graph';
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '../failures/failure.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import type { Faults } from '../testing/simulated-network.ts';
import type { TabSettings } from '../testing/simulated-tab.ts';
import { createWorld, type World } from '../testing/simulated-world.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import type { SyncRequest, SyncResult } from './sync-engine.ts';
import type { Pulls } from './sync-once.ts';

const failure: Failure = { kind: 'pdf-timeout', parameters: {} };

let world: World;

afterEach(() => world.end());

async function openWorld(faults?: Faults) {
  world = await createWorld({ seed: 3, ...(faults && { faults }) });
}

/** Tab with a running engine that records its pulls. */
async function openEngine(name: string, settings?: TabSettings, over: Partial<Pulls> = {}) {
  const context = await world.until(world.openTab(name, settings).openContext());
  await world.until(context.database.teams.put(world.team));
  await world.until(context.database.forms.put(world.form));
  const pulled: string[] = [];
  const engine = createSyncEngine(context, {
    pullTeams: async () => void pulled.push('teams'),
    pullTeam: async (_context, teamId, options) => void pulled.push(options?.isCurrent ? `${teamId} first` : teamId),
    pullDataSources: async (_context, teamId) => void pulled.push(`data of ${teamId}`),
    ...over,
  });
  engine.start();
  const results: SyncResult[] = [];
  const addRequest = (request: SyncRequest) =>
    engine.requestSync({ ...request, completionCallback: (result) => results.push(result) });
  return { context, engine, pulled, results, addRequest };
}

describe('sync requests', () => {
  it('[SYNC-114] for the visible team come before others', async () => {
    await openWorld();
    const { context, pulled, engine } = await openEngine('tab', { isOnline: () => world.scheduler.nowMs > 5_000 });
    await world.until(context.database.syncRequests.put({ id: 'a-team', requestId: '1', byPerson: 0 }));
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(8_000);
    expect(pulled).toEqual(['teams', 'team-1 first', 'data of team-1', 'a-team', 'data of a-team']);
  });

  it('[SYNC-299] for a team that is new in the list are processed in the same pass as the list', async () => {
    await openWorld();
    const listed = Promise.withResolvers<void>();
    const pullTeams = async () => {
      pulled.push('teams');
      await listed.promise;
    };
    const { engine, pulled } = await openEngine('tab', {}, { pullTeams });
    await world.pass(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(100);
    listed.resolve();
    await world.pass(100);
    expect(pulled).toEqual(['teams', 'team-1 first', 'data of team-1']);
  });

  it('[SYNC-299] for the visible team are completed before the details of other teams are loaded', async () => {
    await openWorld();
    const [teamReady, othersReady] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pullTeams: Pulls['pullTeams'] = async (_context, onReady) => {
      pulled.push('list');
      await teamReady.promise;
      await Promise.all([onReady('team-1'), onReady('other')]);
      await othersReady.promise;
      pulled.push('details of others');
    };
    const { engine, pulled, context } = await openEngine('tab', {}, { pullTeams });
    await world.pass(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await world.until(context.database.syncRequests.put({ id: 'other', requestId: '1', byPerson: 0 }));
    await world.pass(100);
    teamReady.resolve();
    await world.pass(100);
    expect(pulled).toEqual(['list', 'team-1 first', 'data of team-1']);
    othersReady.resolve();
    await world.pass(100);
    expect(pulled.slice(3)).toEqual(['details of others', 'other', 'data of other']);
    expect(await world.until(context.database.syncRequests.toArray())).toEqual([]);
  });

  it('[SYNC-299] are kept when the connection is lost during an early pull of the visible team', async () => {
    await openWorld();
    let isLost = true;
    const ready = Promise.withResolvers<void>();
    const pullTeams: Pulls['pullTeams'] = async (_context, onReady) => {
      await ready.promise;
      if (isLost) await onReady('team-1');
    };
    const pullTeam: Pulls['pullTeam'] = async (_context, teamId) => {
      pulled.push(teamId);
      if (!isLost) return;
      isLost = false;
      throw new GraphOutage('network', 'GET /drives');
    };
    const { engine, pulled } = await openEngine('tab', {}, { pullTeams, pullTeam });
    await world.pass(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(100);
    ready.resolve();
    await world.pass(5_000);
    expect(pulled).toEqual(['team-1', 'team-1', 'data of team-1']);
    expect(engine.status()).toMatchObject({ kind: 'up-to-date', syncing: false });
  });

  it('[SYNC-299] are processed immediately by the leading tab', async () => {
    await openWorld();
    const { engine, pulled } = await openEngine('tab');
    await world.pass(2_100);
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(50);
    expect(pulled).toEqual(['teams', 'teams', 'team-1 first', 'data of team-1']);
  });

  it('[SYNC-114] for data sources only pull these, and do not change the visible team', async () => {
    await openWorld();
    const { pulled, engine } = await openEngine('tab');
    await world.pass(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(1_000);
    engine.requestSync({ requestType: 'data-source', teamId: 'other' });
    await world.pass(1_500);
    expect(pulled.slice(4)).toEqual(['data of other']);
    await world.pass(60_000);
    expect(pulled.slice(-2)).toEqual(['team-1 first', 'data of team-1']);
  });

  it('[SYNC-114] call back once after another tab has processed them, with the errors of the team', async () => {
    await openWorld();
    await openEngine('leader');
    await world.pass(1_000);
    const { context, results, addRequest } = await openEngine('other');
    await world.until(context.database.teamSync.put({ id: 'team-1', errors: [failure] }));
    addRequest({ requestType: 'team', teamId: 'team-1' });
    await world.pass(5_000);
    expect(results).toEqual([{ isDone: true, errors: [failure] }]);
  });

  it('[SYNC-114] wait for a connection if they are persistent, and fail otherwise', async () => {
    await openWorld();
    let isOnline = false;
    const { pulled, results, addRequest } = await openEngine('tab', { isOnline: () => isOnline });
    addRequest({ requestType: 'team', teamId: 'team-1' });
    addRequest({ requestType: 'data-source', teamId: 'team-1', persistent: false });
    await world.pass(3_000);
    expect(results).toEqual([{ isDone: false, errors: [] }]);
    isOnline = true;
    await world.pass(5_000);
    expect(pulled).toEqual(['teams', 'team-1 first', 'data of team-1']);
    expect(results[1]).toEqual({ isDone: true, errors: [] });
  });
});

describe('a network that requires a sign-in', () => {
  it('[I20] [SYNC-115] stops the queue, is reported, and its end is detected within two seconds', async () => {
    let asked = 0;
    await openWorld((_exchange, label) => {
      if (world.scheduler.nowMs >= 30_000) return undefined;
      asked += label === 'next number' ? 1 : 0;
      return 'captive portal';
    });
    const { context, engine } = await openEngine('tab');
    const commands = createResponseCommands(context);
    const { id } = await world.until(commands.create(world.form.id));
    await world.until(commands.submit(id, { place: 'Quay 4' }));
    await world.pass(20_000);
    expect(engine.status()).toMatchObject({
      kind: 'network-sign-in',
      pendingUploads: 1,
      level: 'warning',
      online: false,
      captive: true,
    });
    expect(asked).toBe(1);
    await world.pass(14_000);
    expect(engine.status()).toMatchObject({ kind: 'up-to-date', online: true });
    expect(world.server.counted.size).toBe(1);
  });
});
