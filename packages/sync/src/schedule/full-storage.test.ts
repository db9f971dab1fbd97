import { afterEach, expect, it } from 'vitest';
import { createStorageReserve } from '../database/reserve.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import type { StoreKind } from '../testing/simulated-storage.ts';
import { createSimulation, type Simulation } from '../testing/simulation.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import type { PullFunctions } from './sync-once.ts';

let simulation: Simulation;

afterEach(() => simulation.stop());

/** Browser whose storage has space for a limited number of writes. */
async function openBrowser(pulls: Partial<PullFunctions> = {}, store: StoreKind = 'memory') {
  simulation = await createSimulation({ seed: 7, store });
  const reports: string[] = [];
  let writesWithoutRoom = 0;
  const tab = simulation.openTab('tab', {
    isFull: () => writesWithoutRoom-- > 0,
    report: ({ code }) => void reports.push(code),
  });
  const context = await simulation.runUntilSettled(tab.openContext());
  await simulation.runUntilSettled(context.database.teams.put(simulation.team));
  await simulation.runUntilSettled(context.database.forms.put(simulation.form));
  const engine = createSyncEngine(context, { pullTeams: async () => {}, pullTeam: async () => {}, ...pulls });
  const fill = (writes: number): void => {
    writesWithoutRoom = writes;
  };
  const submit = async () => {
    const commands = createResponseCommands(context);
    const { id } = await commands.create(simulation.form.id);
    await commands.submit(id, { place: 'Quay 4' });
  };
  return { context, engine, reports, fill, submit: () => simulation.runUntilSettled(submit()) };
}

it('[SYNC-234] a submit waits while the storage is full, the loop backs off, and it arrives later', async () => {
  const { engine, reports, fill, submit } = await openBrowser();
  await submit();
  fill(Number.POSITIVE_INFINITY);
  engine.start();
  await simulation.advance(5 * 60_000);
  expect(simulation.server.counted.size).toBe(0);
  expect(reports.length).toBeGreaterThan(0);
  expect(reports.length).toBeLessThan(20);
  fill(0);
  await simulation.advance(30_000);
  expect(simulation.server.counted.size).toBe(1);
  expect(engine.getStatus()).toMatchObject({ kind: 'up-to-date', pendingUploads: 0 });
});

it('[SYNC-234] writes of the leader use the reserve', async () => {
  const { context, engine, reports, submit } = await openBrowser({}, 'dexie');
  await submit();
  await simulation.runUntilSettled(createStorageReserve(context.database));
  const { lease, outbox, reserve, syncRequests } = context.database;
  let hasRoom = false;
  reserve.hook('deleting', () => {
    hasRoom = true;
  });
  const refuseWhenFull = () => {
    if (!hasRoom) throw Object.assign(new Error('aborted'), { inner: new DOMException('full', 'QuotaExceededError') });
  };
  for (const table of [lease, outbox, syncRequests]) {
    table.hook('creating', refuseWhenFull);
    table.hook('updating', refuseWhenFull);
  }
  engine.start();
  await simulation.advance(10_000);
  expect(simulation.server.counted.size).toBe(1);
  expect(await simulation.runUntilSettled(reserve.count())).toBe(0);
  expect(reports).toEqual([]);
});

it('[SYNC-234] remote changes without space are reported rarely, and loaded once there is some', async () => {
  let hasRoom = false;
  let brought = 0;
  const { engine, reports } = await openBrowser({
    pullTeam: async () => {
      if (!hasRoom) throw new DOMException('No room', 'QuotaExceededError');
      brought += 1;
    },
  });
  engine.start();
  engine.requestSync({ teamId: 'team-1' });
  await simulation.advance(4 * 60_000);
  expect(reports).toEqual(['pull']);
  await simulation.advance(2 * 60_000);
  expect(reports).toEqual(['pull', 'pull']);
  hasRoom = true;
  await simulation.advance(60_000);
  expect(brought).toBe(1);
});
