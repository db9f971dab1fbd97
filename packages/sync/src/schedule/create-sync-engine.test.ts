import { operations } from '@tideform/graph';
import { afterEach, describe, expect, it } from 'vitest';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import type { Faults } from '../testing/simulated-network.ts';
import type { SimulatedTab, TabSettings } from '../testing/simulated-tab.ts';
import { createWorld, type World } from '../testing/simulated-world.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import { leaveRequest } from './requests.ts';

let world: World;

afterEach(() => world.end());

async function openWorld(faults?: Faults) {
  world = await createWorld({ seed: 1, ...(faults && { faults }) });
}

/** Tab with a running engine that records its pulls. */
async function openEngine(name: string, settings?: TabSettings) {
  const tab = world.openTab(name, settings);
  const context = await world.until(tab.openContext());
  await world.until(context.database.teams.put(world.team));
  await world.until(context.database.forms.put(world.form));
  const pulled: string[] = [];
  const engine = createSyncEngine(context, {
    pullTeams: async () => void pulled.push('teams'),
    pullTeam: async (_context, teamId) => void pulled.push(teamId),
  });
  const shown: string[] = [];
  const uploading: boolean[] = [];
  engine.subscribe(() => {
    shown.push(engine.status().kind);
    uploading.push(engine.status().uploading);
  });
  engine.start();
  const submit = async () => {
    const commands = createResponseCommands(context);
    const { id } = await commands.create(world.form.id);
    await commands.submit(id, { place: 'Quay 4' });
  };
  return { tab, context, engine, pulled, shown, uploading, submit: () => world.until(submit()) };
}

const sent = (tab: SimulatedTab) => `${tab.name}: ${world.server.counted.size}`;

describe('createSyncEngine', () => {
  it('sends a submit at the next tick and reports its progress', async () => {
    await openWorld();
    const { engine, shown, uploading, submit } = await openEngine('tab');
    await submit();
    await world.pass(2_000);
    expect(world.server.counted.size).toBe(1);
    expect(uploading.filter((is, at) => is !== uploading[at - 1])).toEqual([true, false]);
    expect(shown.at(-1)).toBe('up-to-date');
    expect(engine.status()).toMatchObject({ level: 'success', pendingUploads: 0, uploading: false });
  });

  it('[SYNC-27] keeps a submit while offline and sends it within two seconds of reconnecting', async () => {
    await openWorld();
    let isOnline = false;
    const { engine, submit } = await openEngine('tab', { isOnline: () => isOnline });
    await submit();
    await world.pass(60_000);
    expect(engine.status()).toMatchObject({ kind: 'offline', pendingUploads: 1, level: 'warning', online: false });
    expect(world.network.exchanges).toBe(0);
    isOnline = true;
    await world.pass(4_000);
    expect(world.server.counted.size).toBe(1);
    expect(engine.status()).toMatchObject({ kind: 'up-to-date', online: true });
  });

  it('[SYNC-27] detects the end of an undetected outage with small requests', async () => {
    await openWorld(() => (world.scheduler.nowMs < 30_000 ? 'request lost' : undefined));
    const { engine, submit } = await openEngine('tab');
    await submit();
    await world.pass(20_000);
    expect(engine.status()).toMatchObject({ kind: 'offline', pendingUploads: 1 });
    await world.pass(15_000);
    expect(engine.status()).toMatchObject({ kind: 'up-to-date' });
  });

  it('[SYNC-27] retries authentication only once a minute, or when the user requests it', async () => {
    await openWorld();
    let tokenRequests = 0;
    let signedIn = false;
    const token = async () => {
      tokenRequests += 1;
      if (!signedIn) throw new Error('interaction required');
      return 'ada';
    };
    const { engine, submit } = await openEngine('tab', { token });
    await submit();
    await world.pass(50_000);
    expect(engine.status()).toMatchObject({ kind: 'signed-out', level: 'error', pendingUploads: 1 });
    expect(tokenRequests).toBe(1);
    signedIn = true;
    engine.requestSync({});
    await world.pass(2_000);
    expect(world.server.counted.size).toBe(1);
    expect(engine.status()).toMatchObject({ kind: 'up-to-date' });
  });

  it('[SYNC-5] shows no uploads and sends nothing while signed out', async () => {
    await openWorld();
    let identity: ReturnType<NonNullable<TabSettings['identity']>> = {
      tenantId: 'tenant-1',
      userId: 'ada',
      displayName: 'Ada',
    };
    const { engine, submit } = await openEngine('tab', {
      identity: () => identity,
      isOnline: () => identity === undefined,
    });
    await submit();
    identity = undefined;
    await world.pass(10_000);
    expect(engine.status()).toMatchObject({ kind: 'signed-out', pendingUploads: 0 });
    expect(world.network.exchanges).toBe(0);
  });

  it('[SYNC-287] cleans up after delayed calls when it becomes the leader', async () => {
    await openWorld();
    const { driveId = '' } = world.team;
    const itemId = world.form.responsesDriveItemId ?? '';
    const { context, tab } = await openEngine('before');
    const body = { name: '1 Site visit', folder: {} };
    await world.until(context.ports.graph.call(operations.createChild, { driveId, itemId }, { body }));
    await world.until(
      context.database.discards.put({
        ...{ responseId: 'r1', submissionNumber: 1, formTitle: 'Site visit', at: context.ports.clock.now() },
        ...{ tenantId: 'tenant-1', userId: 'ada', teamId: world.team.id, formId: world.form.id },
      }),
    );
    const folders = () => world.graph.state.items.get(itemId)?.children.size;
    await world.pass(10_000);
    expect(folders()).toBe(1);
    tab.kill();
    await openEngine('a day later', { laterMs: 25 * 3_600_000 });
    await world.pass(10_000);
    expect(folders()).toBe(0);
  });

  it('reports syncing from its first status until everything requested is loaded', async () => {
    await openWorld();
    const { engine, pulled } = await openEngine('tab');
    const seen: [boolean, boolean][] = [];
    engine.subscribe(() => seen.push([engine.status().syncing, pulled.includes('team-1')]));
    expect(engine.status().syncing).toBe(true);
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(10_000);
    expect(seen.filter(([syncing, isFetched]) => !syncing && !isFetched)).toEqual([]);
    expect(engine.status().syncing).toBe(false);
  });

  it('[SYNC-281] is up to date as soon as a submit has arrived, despite the notification about it', async () => {
    await openWorld();
    const { engine, context, pulled, submit } = await openEngine('tab');
    await world.pass(5_000);
    await submit();
    await world.run(() => world.server.deliveries.size === 1);
    await world.until(leaveRequest(context, { teamId: 'team-1' }, { byPerson: 0, isCurrent: 1, isNotice: 1 }));
    await world.pass(600);
    expect(engine.status()).toMatchObject({ kind: 'up-to-date', syncing: false });
    const shown: unknown[] = [];
    engine.subscribe(() => shown.push([engine.status().kind, engine.status().syncing]));
    await world.pass(5_000);
    expect(pulled).toContain('team-1');
    expect(shown).toEqual([['up-to-date', false]]);
    expect(engine.status().uploading).toBe(false);
  });

  it('pulls the teams and the visible team every minute', async () => {
    await openWorld();
    const { engine, pulled } = await openEngine('tab');
    await world.pass(1_000);
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(1_000);
    expect(pulled).toEqual(['teams', 'teams', 'team-1']);
    await world.pass(120_000);
    expect(pulled.slice(3)).toEqual(['teams', 'team-1', 'teams', 'team-1']);
  });

  it('[SYNC-271] makes no requests while the tab is hidden, and the missed request when it becomes visible', async () => {
    await openWorld();
    let isActive = true;
    const { engine, pulled, submit } = await openEngine('tab', { isActive: () => isActive });
    engine.requestSync({ teamId: 'team-1' });
    await world.pass(5_000);
    pulled.length = 0;
    isActive = false;
    await world.pass(300_000);
    expect(pulled).toEqual([]);
    isActive = true;
    await world.pass(1_500);
    expect(pulled).toEqual(['teams', 'team-1']);
    isActive = false;
    await world.pass(5_000);
    isActive = true;
    await world.pass(5_000);
    expect(pulled).toHaveLength(2);
    isActive = false;
    await submit();
    await world.pass(2_000);
    expect(world.server.counted.size).toBe(1);
  });

  it('[SYNC-271] leads in a hidden tab for a visible one', async () => {
    await openWorld();
    const leader = await openEngine('leader', { isActive: () => false });
    await world.pass(1_000);
    const other = await openEngine('other');
    other.engine.requestSync({ teamId: 'team-1' });
    await world.pass(125_000);
    expect(leader.pulled.filter((id) => id === 'team-1')).toHaveLength(3);
  });

  it('lets the leader process requests of another tab', async () => {
    await openWorld();
    const leader = await openEngine('leader');
    await world.pass(1_000);
    const other = await openEngine('other');
    other.engine.requestSync({ teamId: 'team-1' });
    await other.submit();
    await world.pass(2_000);
    expect(leader.pulled).toContain('team-1');
    expect(other.pulled).toEqual([]);
    // Depending on the timing, the status may be reported once before the upload starts.
    expect(other.uploading.filter((is, at) => is !== other.uploading[at - 1]).slice(-2)).toEqual([true, false]);
    expect(sent(leader.tab)).toBe('leader: 1');
  });

  it('fails over to another tab when the leader dies', async () => {
    await openWorld();
    const leader = await openEngine('leader');
    const other = await openEngine('other');
    await world.pass(1_000);
    leader.tab.kill();
    await other.submit();
    await world.pass(2_000);
    expect(world.server.counted.size).toBe(1);
  });

  it('[SYNC-25] names the response that needs attention', async () => {
    await openWorld();
    const { engine, context, submit } = await openEngine('tab');
    const { responsesDriveItemId: _, ...withoutFolder } = world.form;
    await world.until(context.database.forms.put(withoutFolder));
    await submit();
    await world.pass(3_000);
    const [row] = await world.until(context.database.responses.toArray());
    expect(engine.status()).toMatchObject({
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
    await openWorld();
    const reported: string[] = [];
    const tab = world.openTab('tab', { report: ({ code, detail }) => reported.push(`${code}: ${detail}`) });
    const context = await world.until(tab.openContext());
    const engine = createSyncEngine(context, {
      pullTeams: () => Promise.reject(new Error('no such tenant')),
      pullTeam: async () => {},
    });
    engine.start();
    await world.pass(70_000);
    const reports = reported.map((report) => report.split('\n')[0]);
    expect(reports).toEqual(['pull: unexpected, Error, no such tenant', 'pull: unexpected, Error, no such tenant']);
    expect(engine.status().syncing).toBe(false);
  });

  it('[SYNC-26] retries at once when the user requests it, and then with growing waits', async () => {
    let tokenRequests = 0;
    await openWorld((_exchange, label) => {
      if (label !== 'next number') return undefined;
      tokenRequests += 1;
      return 'request lost';
    });
    const { engine, submit } = await openEngine('tab');
    await submit();
    engine.requestSync({});
    await world.pass(60_000);
    expect(tokenRequests).toBeGreaterThan(3);
    expect(tokenRequests).toBeLessThan(10);
  });

  it('does nothing after it was stopped', async () => {
    await openWorld();
    const { engine, submit } = await openEngine('tab');
    await world.pass(1_000);
    await world.until(engine.stop());
    await submit();
    const other = await openEngine('other');
    await world.until(other.engine.stop());
    expect(world.server.counted.size).toBeLessThanOrEqual(1);
  });
});
