import { operations } from '@tideform/graph';
import { afterEach, describe, expect, it } from 'vitest';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import type { SelectFault } from '../testing/simulated-network.ts';
import type { SimulatedTab, TabSettings } from '../testing/simulated-tab.ts';
import { createSimulation, type Simulation } from '../testing/simulation.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import { enqueueSyncRequest } from './requests.ts';

let simulation: Simulation;

afterEach(() => simulation.stop());

async function createSimulatedBrowser(faults?: SelectFault) {
  simulation = await createSimulation({ seed: 1, ...(faults && { faults }) });
}

/** Tab with a running engine that records its pulls. */
async function startEngine(name: string, settings?: TabSettings) {
  const tab = simulation.openTab(name, settings);
  const context = await simulation.runUntilSettled(tab.openContext());
  await simulation.runUntilSettled(context.database.teams.put(simulation.team));
  await simulation.runUntilSettled(context.database.forms.put(simulation.form));
  const pulled: string[] = [];
  const engine = createSyncEngine(context, {
    pullTeams: async () => void pulled.push('teams'),
    pullTeam: async (_context, teamId) => void pulled.push(teamId),
  });
  const shown: string[] = [];
  const uploading: boolean[] = [];
  engine.subscribe(() => {
    shown.push(engine.getStatus().kind);
    uploading.push(engine.getStatus().uploading);
  });
  engine.start();
  const submit = async () => {
    const commands = createResponseCommands(context);
    const { id } = await commands.create(simulation.form.id);
    await commands.submit(id, { place: 'Quay 4' });
  };
  return { tab, context, engine, pulled, shown, uploading, submit: () => simulation.runUntilSettled(submit()) };
}

const formatSentCount = (tab: SimulatedTab) => `${tab.name}: ${simulation.server.counted.size}`;

describe('createSyncEngine', () => {
  it('sends a submit at the next tick and reports its progress', async () => {
    await createSimulatedBrowser();
    const { engine, shown, uploading, submit } = await startEngine('tab');
    await submit();
    await simulation.advance(2_000);
    expect(simulation.server.counted.size).toBe(1);
    expect(uploading.filter((is, at) => is !== uploading[at - 1])).toEqual([true, false]);
    expect(shown.at(-1)).toBe('up-to-date');
    expect(engine.getStatus()).toMatchObject({ level: 'success', pendingUploads: 0, uploading: false });
  });

  it('[SYNC-27] keeps a submit while offline and sends it within two seconds of reconnecting', async () => {
    await createSimulatedBrowser();
    let isOnline = false;
    const { engine, submit } = await startEngine('tab', { isOnline: () => isOnline });
    await submit();
    await simulation.advance(60_000);
    expect(engine.getStatus()).toMatchObject({ kind: 'offline', pendingUploads: 1, level: 'warning', online: false });
    expect(simulation.network.exchanges).toBe(0);
    isOnline = true;
    await simulation.advance(4_000);
    expect(simulation.server.counted.size).toBe(1);
    expect(engine.getStatus()).toMatchObject({ kind: 'up-to-date', online: true });
  });

  it('[SYNC-27] detects the end of an undetected outage with small requests', async () => {
    await createSimulatedBrowser(() => (simulation.scheduler.nowMs < 30_000 ? 'request lost' : undefined));
    const { engine, submit } = await startEngine('tab');
    await submit();
    await simulation.advance(20_000);
    expect(engine.getStatus()).toMatchObject({ kind: 'offline', pendingUploads: 1 });
    await simulation.advance(15_000);
    expect(engine.getStatus()).toMatchObject({ kind: 'up-to-date' });
  });

  it('[SYNC-27] retries authentication only once a minute, or when the user requests it', async () => {
    await createSimulatedBrowser();
    let tokenRequests = 0;
    let signedIn = false;
    const token = async () => {
      tokenRequests += 1;
      if (!signedIn) throw new Error('interaction required');
      return 'ada';
    };
    const { engine, submit } = await startEngine('tab', { token });
    await submit();
    await simulation.advance(50_000);
    expect(engine.getStatus()).toMatchObject({ kind: 'signed-out', level: 'error', pendingUploads: 1 });
    expect(tokenRequests).toBe(1);
    signedIn = true;
    engine.requestSync({});
    await simulation.advance(2_000);
    expect(simulation.server.counted.size).toBe(1);
    expect(engine.getStatus()).toMatchObject({ kind: 'up-to-date' });
  });

  it('[SYNC-5] shows no uploads and sends nothing while signed out', async () => {
    await createSimulatedBrowser();
    let identity: ReturnType<NonNullable<TabSettings['identity']>> = {
      tenantId: 'tenant-1',
      userId: 'ada',
      displayName: 'Ada',
    };
    const { engine, submit } = await startEngine('tab', {
      identity: () => identity,
      isOnline: () => identity === undefined,
    });
    await submit();
    identity = undefined;
    await simulation.advance(10_000);
    expect(engine.getStatus()).toMatchObject({ kind: 'signed-out', pendingUploads: 0 });
    expect(simulation.network.exchanges).toBe(0);
  });

  it('[SYNC-287] cleans up after delayed calls when it becomes the leader', async () => {
    await createSimulatedBrowser();
    const { driveId = '' } = simulation.team;
    const itemId = simulation.form.responsesDriveItemId ?? '';
    const { context, tab } = await startEngine('before');
    const body = { name: '1 Site visit', folder: {} };
    await simulation.runUntilSettled(context.ports.graph.call(operations.createChild, { driveId, itemId }, { body }));
    await simulation.runUntilSettled(
      context.database.discards.put({
        ...{ responseId: 'r1', submissionNumber: 1, formTitle: 'Site visit', at: context.ports.clock.now() },
        ...{ tenantId: 'tenant-1', userId: 'ada', teamId: simulation.team.id, formId: simulation.form.id },
      }),
    );
    const folders = () => simulation.graph.state.items.get(itemId)?.children.size;
    await simulation.advance(10_000);
    expect(folders()).toBe(1);
    tab.kill();
    await startEngine('a day later', { laterMs: 25 * 3_600_000 });
    await simulation.advance(10_000);
    expect(folders()).toBe(0);
  });

  it('reports syncing from its first status until everything requested is loaded', async () => {
    await createSimulatedBrowser();
    const { engine, pulled } = await startEngine('tab');
    const seen: [boolean, boolean][] = [];
    engine.subscribe(() => seen.push([engine.getStatus().syncing, pulled.includes('team-1')]));
    expect(engine.getStatus().syncing).toBe(true);
    engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(10_000);
    expect(seen.filter(([syncing, isFetched]) => !syncing && !isFetched)).toEqual([]);
    expect(engine.getStatus().syncing).toBe(false);
  });

  it('[SYNC-281] is up to date as soon as a submit has arrived, despite the notification about it', async () => {
    await createSimulatedBrowser();
    const { engine, context, pulled, submit } = await startEngine('tab');
    await simulation.advance(5_000);
    await submit();
    await simulation.run(() => simulation.server.deliveries.size === 1);
    await simulation.runUntilSettled(
      enqueueSyncRequest(context, { teamId: 'team-1' }, { byPerson: 0, isCurrent: 1, isNotice: 1 }),
    );
    await simulation.advance(600);
    expect(engine.getStatus()).toMatchObject({ kind: 'up-to-date', syncing: false });
    const shown: unknown[] = [];
    engine.subscribe(() => shown.push([engine.getStatus().kind, engine.getStatus().syncing]));
    await simulation.advance(5_000);
    expect(pulled).toContain('team-1');
    expect(shown).toEqual([['up-to-date', false]]);
    expect(engine.getStatus().uploading).toBe(false);
  });

  it('pulls the teams and the visible team every minute', async () => {
    await createSimulatedBrowser();
    const { engine, pulled } = await startEngine('tab');
    await simulation.advance(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(1_000);
    expect(pulled).toEqual(['teams', 'teams', 'team-1']);
    await simulation.advance(120_000);
    expect(pulled.slice(3)).toEqual(['teams', 'team-1', 'teams', 'team-1']);
  });

  it('[SYNC-271] makes no requests while the tab is hidden, and the missed request when it becomes visible', async () => {
    await createSimulatedBrowser();
    let isActive = true;
    const { engine, pulled, submit } = await startEngine('tab', { isActive: () => isActive });
    engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(5_000);
    pulled.length = 0;
    isActive = false;
    await simulation.advance(300_000);
    expect(pulled).toEqual([]);
    isActive = true;
    await simulation.advance(1_500);
    expect(pulled).toEqual(['teams', 'team-1']);
    isActive = false;
    await simulation.advance(5_000);
    isActive = true;
    await simulation.advance(5_000);
    expect(pulled).toHaveLength(2);
    isActive = false;
    await submit();
    await simulation.advance(2_000);
    expect(simulation.server.counted.size).toBe(1);
  });

  it('[SYNC-271] leads in a hidden tab for a visible one', async () => {
    await createSimulatedBrowser();
    const leader = await startEngine('leader', { isActive: () => false });
    await simulation.advance(1_000);
    const other = await startEngine('other');
    other.engine.requestSync({ teamId: 'team-1' });
    await simulation.advance(125_000);
    expect(leader.pulled.filter((id) => id === 'team-1')).toHaveLength(3);
  });

  it('lets the leader process requests of another tab', async () => {
    await createSimulatedBrowser();
    const leader = await startEngine('leader');
    await simulation.advance(1_000);
    const other = await startEngine('other');
    other.engine.requestSync({ teamId: 'team-1' });
    await other.submit();
    await simulation.advance(2_000);
    expect(leader.pulled).toContain('team-1');
    expect(other.pulled).toEqual([]);
    // Depending on the timing, the status may be reported once before the upload starts.
    expect(other.uploading.filter((is, at) => is !== other.uploading[at - 1]).slice(-2)).toEqual([true, false]);
    expect(formatSentCount(leader.tab)).toBe('leader: 1');
  });

  it('fails over to another tab when the leader dies', async () => {
    await createSimulatedBrowser();
    const leader = await startEngine('leader');
    const other = await startEngine('other');
    await simulation.advance(1_000);
    leader.tab.kill();
    await other.submit();
    await simulation.advance(2_000);
    expect(simulation.server.counted.size).toBe(1);
  });

  it('[SYNC-25] names the response that needs attention', async () => {
    await createSimulatedBrowser();
    const { engine, context, submit } = await startEngine('tab');
    const { responsesDriveItemId: _, ...withoutFolder } = simulation.form;
    await simulation.runUntilSettled(context.database.forms.put(withoutFolder));
    await submit();
    await simulation.advance(3_000);
    const [row] = await simulation.runUntilSettled(context.database.responses.toArray());
    expect(engine.getStatus()).toMatchObject({
      kind: 'errors',
      errors: [
        {
          kind: 'response-sync',
          parameters: { title: 'Site visit', responseId: row?.id },
          cause: { kind: 'no-responses-folder' },
        },
      ],
    });
  });

  it('reports a failed pull and continues', async () => {
    await createSimulatedBrowser();
    const reported: string[] = [];
    const tab = simulation.openTab('tab', { report: ({ code, detail }) => reported.push(`${code}: ${detail}`) });
    const context = await simulation.runUntilSettled(tab.openContext());
    const engine = createSyncEngine(context, {
      pullTeams: () => Promise.reject(new Error('no such tenant')),
      pullTeam: async () => {},
    });
    engine.start();
    await simulation.advance(70_000);
    const reports = reported.map((report) => report.split('\n')[0]);
    expect(reports).toEqual(['pull: unexpected, Error, no such tenant', 'pull: unexpected, Error, no such tenant']);
    expect(engine.getStatus().syncing).toBe(false);
  });

  it('[SYNC-26] retries at once when the user requests it, and then with growing waits', async () => {
    let tokenRequests = 0;
    await createSimulatedBrowser((_exchange, label) => {
      if (label !== 'next number') return undefined;
      tokenRequests += 1;
      return 'request lost';
    });
    const { engine, submit } = await startEngine('tab');
    await submit();
    engine.requestSync({});
    await simulation.advance(60_000);
    expect(tokenRequests).toBeGreaterThan(3);
    expect(tokenRequests).toBeLessThan(10);
  });

  it('does nothing after it was stopped', async () => {
    await createSimulatedBrowser();
    const { engine, submit } = await startEngine('tab');
    await simulation.advance(1_000);
    await simulation.runUntilSettled(engine.stop());
    await submit();
    const other = await startEngine('other');
    await simulation.runUntilSettled(other.engine.stop());
    expect(simulation.server.counted.size).toBeLessThanOrEqual(1);
  });
});
