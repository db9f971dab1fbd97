import { GraphOutage } from '@tideform/graph';
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '../failures/failure.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import type { Faults } from '../testing/simulated-network.ts';
import type { TabSettings } from '../testing/simulated-tab.ts';
import { createWorld, type World } from '../testing/simulated-world.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import type { SyncOutcome, SyncRequest } from './sync-engine.ts';
import type { Pulls } from './sync-once.ts';

const failure: Failure = { kind: 'pdf-timeout', parameters: {} };

let world: World;

afterEach(() => world.end());

async function openWorld(faults?: Faults) {
  world = await createWorld({ seed: 3, ...(faults && { faults }) });
}

/** A tab with a running engine whose pulls are written down. */
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
  const outcomes: SyncOutcome[] = [];
  const ask = (request: SyncRequest) =>
    engine.requestSync({ ...request, completionCallback: (outcome) => outcomes.push(outcome) });
  return { context, engine, pulled, outcomes, ask };
}

describe('requests', () => {
  it('[SYNC-114] of the team on the screen come before others', async () => {
    await openWorld();
    const { context, pulled, engine } = await openEngine('tab', { isOnline: () => world.scheduler.nowMs > 5_000 });
    await world.until(context.database.syncRequests.put({ id: 'a-team', requestId: '1', byPerson: 0 }));
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(8_000);
    expect(pulled).toEqual(['teams', 'team-1 first', 'data of team-1', 'a-team', 'data of a-team']);
  });

  it('[SYNC-299] for a team that came with the list are done in the round that has brought the list', async () => {
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

  it('[SYNC-299] for the team on the screen are done before the details of other teams are there', async () => {
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

  it('[SYNC-299] stay when the connection is lost while the team on the screen is brought early', async () => {
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

  it('[SYNC-299] are heard at once by the tab that leads', async () => {
    await openWorld();
    const { engine, pulled } = await openEngine('tab');
    await world.pass(2_100);
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(50);
    expect(pulled).toEqual(['teams', 'teams', 'team-1 first', 'data of team-1']);
  });

  it('[SYNC-114] for data sources bring these alone, and leave the team on the screen', async () => {
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

  it('[SYNC-114] are told of once when another tab has done them, with the errors of the team', async () => {
    await openWorld();
    await openEngine('leader');
    await world.pass(1_000);
    const { context, outcomes, ask } = await openEngine('other');
    await world.until(context.database.teamSync.put({ id: 'team-1', errors: [failure] }));
    ask({ requestType: 'team', teamId: 'team-1' });
    await world.pass(5_000);
    expect(outcomes).toEqual([{ isDone: true, errors: [failure] }]);
  });

  it('[SYNC-114] that are persistent wait for a connection, and others fail without one', async () => {
    await openWorld();
    let isOnline = false;
    const { pulled, outcomes, ask } = await openEngine('tab', { isOnline: () => isOnline });
    ask({ requestType: 'team', teamId: 'team-1' });
    ask({ requestType: 'data-source', teamId: 'team-1', persistent: false });
    await world.pass(3_000);
    expect(outcomes).toEqual([{ isDone: false, errors: [] }]);
    isOnline = true;
    await world.pass(5_000);
    expect(pulled).toEqual(['teams', 'team-1 first', 'data of team-1']);
    expect(outcomes[1]).toEqual({ isDone: true, errors: [] });
  });
});

describe('a network that wants a sign-in', () => {
  it('[I20] [SYNC-115] stops the queue, is named, and is found to be over within two seconds', async () => {
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
