import { GraphError, operations } from '@tideform/graph';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChangeNotifications } from '../ports.ts';
import { createSimulation, type Simulation } from '../testing/simulation.ts';
import { createSyncEngine } from './create-sync-engine.ts';

let simulation: Simulation;

afterEach(() => simulation.stop());

interface NotificationConnection {
  readonly url: string;
  readonly change: () => void;
  /** Ends the connection of the notification socket. */
  readonly lose: () => void;
  isOpen: boolean;
}

/** Opens a tab of a workspace with change notifications. `address` responds to each request for a notification URL. */
async function openTab(
  address: (requestCount: number, nowMs: number) => object,
  isOnline = () => true,
  listed = Promise.resolve(),
) {
  simulation = await createSimulation({ seed: 5 });
  const lines: NotificationConnection[] = [];
  let requestCount = 0;
  const changeNotifications: ChangeNotifications = {
    listen: (url, onChange, signal) =>
      new Promise((resolve) => {
        const end = () => {
          line.isOpen = false;
          resolve();
        };
        const line: NotificationConnection = { url, change: onChange, lose: end, isOpen: true };
        lines.push(line);
        signal.addEventListener('abort', end, { once: true });
        onChange();
      }),
  };
  const tab = simulation.openTab('tab', { isOnline });
  const plain = await simulation.runUntilSettled(tab.openContext());
  const graph: typeof plain.ports.graph = {
    ...plain.ports.graph,
    call(operation, params, options) {
      if (operation.name !== operations.getDriveSocket.name) return plain.ports.graph.call(operation, params, options);
      requestCount += 1;
      return Promise.resolve(address(requestCount, Date.parse(plain.ports.clock.now()))) as ReturnType<
        typeof plain.ports.graph.call<string, never, never>
      >;
    },
  };
  const context = { ...plain, ports: { ...plain.ports, graph, changeNotifications } };
  await simulation.runUntilSettled(context.database.teams.put(simulation.team));
  const pulled: string[] = [];
  const engine = createSyncEngine(context, {
    pullTeams: async () => {
      pulled.push('teams');
      await listed;
    },
    pullTeam: async (_context, teamId) => void pulled.push(teamId),
  });
  engine.start();
  await simulation.advance(100);
  engine.requestSync({ teamId: 'team-1' });
  await simulation.advance(4_000);
  pulled.length = 0;
  const open = () => lines.filter((line) => line.isOpen);
  return { engine, lines, open, pulled, requestCount: () => requestCount };
}

const fiveMinutes = (requestCount: number, nowMs: number) => ({
  id: `s${requestCount}`,
  notificationUrl: `https://graph.test/notifications?token=${requestCount}`,
  expirationDateTime: new Date(nowMs + 300_000).toISOString(),
});

describe('change notifications of the workspace', () => {
  it('[SYNC-116] trigger a pull within two seconds, without loading the list of teams', async () => {
    const { open, pulled } = await openTab(fiveMinutes);
    expect(open()).toHaveLength(1);
    open()[0]?.change();
    await simulation.advance(1_900);
    expect(pulled).toEqual(['team-1']);
  });

  it('[SYNC-116] [SYNC-299] arrive for a team that was requested while the list of teams was loading', async () => {
    const listed = Promise.withResolvers<void>();
    const { open, pulled } = await openTab(fiveMinutes, undefined, listed.promise);
    listed.resolve();
    await simulation.advance(2_500);
    expect([pulled, open().length]).toEqual([['team-1', 'team-1'], 1]);
  });

  it('[SYNC-116] continue with a new URL before the first one expires', async () => {
    const { lines, open } = await openTab(fiveMinutes);
    await simulation.advance(299_000);
    expect(lines.map((line) => line.url.slice(-1))).toEqual(['1', '2']);
    expect(open()).toHaveLength(1);
  });

  it('[SYNC-116] are retried at growing intervals while the connection fails', async () => {
    const { open, requestCount } = await openTab(fiveMinutes);
    for (let second = 0; second < 600; second++) {
      for (const line of open()) line.lose();
      await simulation.advance(1_000);
    }
    expect(requestCount()).toBeGreaterThan(4);
    expect(requestCount()).toBeLessThan(14);
  });

  it('[SYNC-116] are replaced by the periodic sync where the workspace does not support them', async () => {
    const { open, pulled, requestCount } = await openTab(() => {
      throw new GraphError({ status: 403, code: 'accessDenied', message: 'no', request: 'GET /drives' });
    });
    await simulation.advance(60_000);
    expect(open()).toEqual([]);
    expect(requestCount()).toBe(1);
    expect(pulled).toEqual(['teams', 'team-1']);
  });

  it('[SYNC-27] [SYNC-116] are not requested while offline, which would prompt for sign-in', async () => {
    let isOnline = false;
    const { open, requestCount } = await openTab(fiveMinutes, () => isOnline);
    await simulation.advance(90_000);
    expect([requestCount(), open()]).toEqual([0, []]);
    isOnline = true;
    await simulation.advance(70_000);
    expect(open()).toHaveLength(1);
    isOnline = false;
    for (const line of open()) line.lose();
    await simulation.advance(90_000);
    expect(requestCount()).toBe(1);
  });

  it('[SYNC-116] end when the engine stops', async () => {
    const { engine, open } = await openTab(fiveMinutes);
    await simulation.runUntilSettled(engine.stop());
    expect(open()).toEqual([]);
  });
});
