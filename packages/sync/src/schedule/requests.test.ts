import { GraphOutage } from '@tideform/graph';
import { afterEach, describe, expect, it } from 'vitest';
import type { Failure } from '../failures/failure.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import type { SelectFault } from '../testing/simulated-network.ts';
import type { TabSettings } from '../testing/simulated-tab.ts';
import { createSimulation, type Simulation } from '../testing/simulation.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import type { SyncRequest, SyncResult } from './sync-engine.ts';
import type { PullFunctions } from './sync-once.ts';

const failure: Failure = { kind: 'pdf-timeout', parameters: {} };

let simulation: Simulation;

afterEach(() => simulation.stop());

async function createSimulatedBrowser(faults?: SelectFault) {
  simulation = await createSimulation({ seed: 3, ...(faults && { faults }) });
}

/** Tab with a running engine that records its pulls. */
async function startEngine(name: string, settings?: TabSettings, over: Partial<PullFunctions> = {}) {
  const context = await simulation.runUntilSettled(simulation.openTab(name, settings).openContext());
  await simulation.runUntilSettled(context.database.teams.put(simulation.team));
  await simulation.runUntilSettled(context.database.forms.put(simulation.form));
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
    await createSimulatedBrowser();
    const { context, pulled, engine } = await startEngine('tab', {
      isOnline: () => simulation.scheduler.nowMs > 5_000,
    });
    await simulation.runUntilSettled(context.database.syncRequests.put({ id: 'a-team', requestId: '1', byPerson: 0 }));
    engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(8_000);
    expect(pulled).toEqual(['teams', 'team-1 first', 'data of team-1', 'a-team', 'data of a-team']);
  });

  it('[SYNC-299] for a team that is new in the list are processed in the same pass as the list', async () => {
    await createSimulatedBrowser();
    const listed = Promise.withResolvers<void>();
    const pullTeams = async () => {
      pulled.push('teams');
      await listed.promise;
    };
    const { engine, pulled } = await startEngine('tab', {}, { pullTeams });
    await simulation.advance(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(100);
    listed.resolve();
    await simulation.advance(100);
    expect(pulled).toEqual(['teams', 'team-1 first', 'data of team-1']);
  });

  it('[SYNC-299] for the visible team are completed before the details of other teams are loaded', async () => {
    await createSimulatedBrowser();
    const [teamReady, othersReady] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pullTeams: PullFunctions['pullTeams'] = async (_context, onReady) => {
      pulled.push('list');
      await teamReady.promise;
      await Promise.all([onReady('team-1'), onReady('other')]);
      await othersReady.promise;
      pulled.push('details of others');
    };
    const { engine, pulled, context } = await startEngine('tab', {}, { pullTeams });
    await simulation.advance(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await simulation.runUntilSettled(context.database.syncRequests.put({ id: 'other', requestId: '1', byPerson: 0 }));
    await simulation.advance(100);
    teamReady.resolve();
    await simulation.advance(100);
    expect(pulled).toEqual(['list', 'team-1 first', 'data of team-1']);
    othersReady.resolve();
    await simulation.advance(100);
    expect(pulled.slice(3)).toEqual(['details of others', 'other', 'data of other']);
    expect(await simulation.runUntilSettled(context.database.syncRequests.toArray())).toEqual([]);
  });

  it('[SYNC-299] are kept when the connection is lost during an early pull of the visible team', async () => {
    await createSimulatedBrowser();
    let isLost = true;
    const ready = Promise.withResolvers<void>();
    const pullTeams: PullFunctions['pullTeams'] = async (_context, onReady) => {
      await ready.promise;
      if (isLost) await onReady('team-1');
    };
    const pullTeam: PullFunctions['pullTeam'] = async (_context, teamId) => {
      pulled.push(teamId);
      if (!isLost) return;
      isLost = false;
      throw new GraphOutage('network', 'GET /drives');
    };
    const { engine, pulled } = await startEngine('tab', {}, { pullTeams, pullTeam });
    await simulation.advance(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(100);
    ready.resolve();
    await simulation.advance(5_000);
    expect(pulled).toEqual(['team-1', 'team-1', 'data of team-1']);
    expect(engine.getStatus()).toMatchObject({ kind: 'up-to-date', syncing: false });
  });

  it('[SYNC-299] are processed immediately by the leading tab', async () => {
    await createSimulatedBrowser();
    const { engine, pulled } = await startEngine('tab');
    await simulation.advance(2_100);
    engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(50);
    expect(pulled).toEqual(['teams', 'teams', 'team-1 first', 'data of team-1']);
  });

  it('[SYNC-114] for data sources only pull these, and do not change the visible team', async () => {
    await createSimulatedBrowser();
    const { pulled, engine } = await startEngine('tab');
    await simulation.advance(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(1_000);
    engine.requestSync({ requestType: 'data-source', teamId: 'other' });
    await simulation.advance(1_500);
    expect(pulled.slice(4)).toEqual(['data of other']);
    await simulation.advance(60_000);
    expect(pulled.slice(-2)).toEqual(['team-1 first', 'data of team-1']);
  });

  it('[SYNC-114] call back once after another tab has processed them, with the errors of the team', async () => {
    await createSimulatedBrowser();
    await startEngine('leader');
    await simulation.advance(1_000);
    const { context, results, addRequest } = await startEngine('other');
    await simulation.runUntilSettled(context.database.teamSync.put({ id: 'team-1', errors: [failure] }));
    addRequest({ requestType: 'team', teamId: 'team-1' });
    await simulation.advance(5_000);
    expect(results).toEqual([{ isDone: true, errors: [failure] }]);
  });

  it('[SYNC-114] wait for a connection if they are persistent, and fail otherwise', async () => {
    await createSimulatedBrowser();
    let isOnline = false;
    const { pulled, results, addRequest } = await startEngine('tab', { isOnline: () => isOnline });
    addRequest({ requestType: 'team', teamId: 'team-1' });
    addRequest({ requestType: 'data-source', teamId: 'team-1', persistent: false });
    await simulation.advance(3_000);
    expect(results).toEqual([{ isDone: false, errors: [] }]);
    isOnline = true;
    await simulation.advance(5_000);
    expect(pulled).toEqual(['teams', 'team-1 first', 'data of team-1']);
    expect(results[1]).toEqual({ isDone: true, errors: [] });
  });
});

describe('a network that requires a sign-in', () => {
  it('[I20] [SYNC-115] stops the queue, is reported, and its end is detected within two seconds', async () => {
    let asked = 0;
    await createSimulatedBrowser((_exchange, label) => {
      if (simulation.scheduler.nowMs >= 30_000) return undefined;
      asked += label === 'next number' ? 1 : 0;
      return 'captive portal';
    });
    const { context, engine } = await startEngine('tab');
    const commands = createResponseCommands(context);
    const { id } = await simulation.runUntilSettled(commands.create(simulation.form.id));
    await simulation.runUntilSettled(commands.submit(id, { place: 'Quay 4' }));
    await simulation.advance(20_000);
    expect(engine.getStatus()).toMatchObject({
      kind: 'network-sign-in',
      pendingUploads: 1,
      level: 'warning',
      online: false,
      captive: true,
    });
    expect(asked).toBe(1);
    await simulation.advance(14_000);
    expect(engine.getStatus()).toMatchObject({ kind: 'up-to-date', online: true });
    expect(simulation.server.counted.size).toBe(1);
  });
});
