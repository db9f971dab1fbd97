import { GraphError, operations } from '@tideform/graph';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChangeNotices } from '../ports.ts';
import { createWorld, type World } from '../testing/simulated-world.ts';
import { createSyncEngine } from './create-sync-engine.ts';

let world: World;

afterEach(() => world.end());

interface Line {
  readonly url: string;
  readonly change: () => void;
  /** The connection is lost. */
  readonly lose: () => void;
  isOpen: boolean;
}

/** A tab whose workspace tells of changes; `address` answers or refuses each ask for one. */
async function openTab(
  address: (asked: number, nowMs: number) => object,
  isOnline = () => true,
  listed = Promise.resolve(),
) {
  world = await createWorld({ seed: 5 });
  const lines: Line[] = [];
  let asked = 0;
  const notices: ChangeNotices = {
    listen: (url, onChange, signal) =>
      new Promise((resolve) => {
        const end = () => {
          line.isOpen = false;
          resolve();
        };
        const line: Line = { url, change: onChange, lose: end, isOpen: true };
        lines.push(line);
        signal.addEventListener('abort', end, { once: true });
        onChange();
      }),
  };
  const tab = world.openTab('tab', { isOnline });
  const plain = await world.until(tab.openContext());
  const graph: typeof plain.ports.graph = {
    ...plain.ports.graph,
    call(operation, params, options) {
      if (operation.name !== operations.getDriveSocket.name) return plain.ports.graph.call(operation, params, options);
      asked += 1;
      return Promise.resolve(address(asked, Date.parse(plain.ports.clock.now()))) as ReturnType<
        typeof plain.ports.graph.call<string, never, never>
      >;
    },
  };
  const context = { ...plain, ports: { ...plain.ports, graph, notices } };
  await world.until(context.database.teams.put(world.team));
  const pulled: string[] = [];
  const engine = createSyncEngine(context, {
    pullTeams: async () => {
      pulled.push('teams');
      await listed;
    },
    pullTeam: async (_context, teamId) => void pulled.push(teamId),
  });
  engine.start();
  await world.pass(100);
  engine.requestSync({ teamId: 'team-1' });
  await world.pass(4_000);
  pulled.length = 0;
  const open = () => lines.filter((line) => line.isOpen);
  return { engine, lines, open, pulled, asked: () => asked };
}

const fiveMinutes = (asked: number, nowMs: number) => ({
  id: `s${asked}`,
  notificationUrl: `https://graph.test/notifications?token=${asked}`,
  expirationDateTime: new Date(nowMs + 300_000).toISOString(),
});

describe('changes that the workspace tells of', () => {
  it('[SYNC-116] are fetched within two seconds, without the list of teams', async () => {
    const { open, pulled } = await openTab(fiveMinutes);
    expect(open()).toHaveLength(1);
    open()[0]?.change();
    await world.pass(1_900);
    expect(pulled).toEqual(['team-1']);
  });

  it('[SYNC-116] [SYNC-299] are heard of from a team that was asked for while the list of teams was on its way', async () => {
    const listed = Promise.withResolvers<void>();
    const { open, pulled } = await openTab(fiveMinutes, undefined, listed.promise);
    listed.resolve();
    await world.pass(2_500);
    expect([pulled, open().length]).toEqual([['team-1', 'team-1'], 1]);
  });

  it('[SYNC-116] are listened to at another address before the first expires', async () => {
    const { lines, open } = await openTab(fiveMinutes);
    await world.pass(299_000);
    expect(lines.map((line) => line.url.slice(-1))).toEqual(['1', '2']);
    expect(open()).toHaveLength(1);
  });

  it('[SYNC-116] are asked for more and more seldom while the connection fails', async () => {
    const { open, asked } = await openTab(fiveMinutes);
    for (let second = 0; second < 600; second++) {
      for (const line of open()) line.lose();
      await world.pass(1_000);
    }
    expect(asked()).toBeGreaterThan(4);
    expect(asked()).toBeLessThan(14);
  });

  it('[SYNC-116] are left to the periodic sync where the workspace does not tell of them', async () => {
    const { open, pulled, asked } = await openTab(() => {
      throw new GraphError({ status: 403, code: 'accessDenied', message: 'no', request: 'GET /drives' });
    });
    await world.pass(60_000);
    expect(open()).toEqual([]);
    expect(asked()).toBe(1);
    expect(pulled).toEqual(['teams', 'team-1']);
  });

  it('[SYNC-27] [SYNC-116] are not asked for without a network, which would make the person sign in', async () => {
    let isOnline = false;
    const { open, asked } = await openTab(fiveMinutes, () => isOnline);
    await world.pass(90_000);
    expect([asked(), open()]).toEqual([0, []]);
    isOnline = true;
    await world.pass(70_000);
    expect(open()).toHaveLength(1);
    isOnline = false;
    for (const line of open()) line.lose();
    await world.pass(90_000);
    expect(asked()).toBe(1);
  });

  it('[SYNC-116] are not listened to once the engine has stopped', async () => {
    const { engine, open } = await openTab(fiveMinutes);
    await world.until(engine.stop());
    expect(open()).toEqual([]);
  });
});
