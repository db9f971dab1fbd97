import { afterEach, expect, it } from 'vitest';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createWorld, type World } from '../testing/simulated-world.ts';
import { createSyncEngine } from './create-sync-engine.ts';

let world: World;

afterEach(() => world.end());

async function openEngine(name: string) {
  const tab = world.openTab(name);
  const context = await world.until(tab.openContext());
  await world.until(context.database.teams.put(world.team));
  await world.until(context.database.forms.put(world.form));
  const pulled: string[] = [];
  const engine = createSyncEngine(context, {
    pullTeams: async () => {},
    pullTeam: async (_context, teamId) => void pulled.push(teamId),
  });
  engine.start();
  const submit = async () => {
    const commands = createResponseCommands(context);
    const { id } = await commands.create(world.form.id);
    await commands.submit(id, { place: 'Quay 4' });
  };
  return { tab, engine, pulled, submit: () => world.until(submit()) };
}

it('[I14] [SYNC-24] a frozen leader that resumes while sending stops and does nothing twice', async () => {
  world = await createWorld({ seed: 7 });
  const former = await openEngine('former');
  await world.pass(1_000);
  const next = await openEngine('next');
  await former.submit();
  await world.pass(300);
  former.tab.freeze();
  next.engine.requestSync({ teamId: 'team-1' });
  await world.pass(5_000);
  expect(next.pulled).toEqual(['team-1']);
  expect(world.server.counted.size).toBe(1);
  former.tab.thaw();
  former.engine.requestSync({ teamId: 'team-1' });
  await world.pass(5_000);
  expect(world.server.counted.size).toBe(1);
  expect(former.pulled).toEqual([]);
  expect(former.engine.status()).toMatchObject({ kind: 'up-to-date', pendingUploads: 0 });
});
