import { afterEach, expect, it } from 'vitest';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createSimulation, type Simulation } from '../testing/simulation.ts';
import { createSyncEngine } from './create-sync-engine.ts';

let simulation: Simulation;

afterEach(() => simulation.stop());

async function startEngine(name: string) {
  const tab = simulation.openTab(name);
  const context = await simulation.runUntilSettled(tab.openContext());
  await simulation.runUntilSettled(context.database.teams.put(simulation.team));
  await simulation.runUntilSettled(context.database.forms.put(simulation.form));
  const pulled: string[] = [];
  const engine = createSyncEngine(context, {
    pullTeams: async () => {},
    pullTeam: async (_context, teamId) => void pulled.push(teamId),
  });
  engine.start();
  const submit = async () => {
    const commands = createResponseCommands(context);
    const { id } = await commands.create(simulation.form.id);
    await commands.submit(id, { place: 'Quay 4' });
  };
  return { tab, engine, pulled, submit: () => simulation.runUntilSettled(submit()) };
}

it('[I14] [SYNC-24] a frozen leader that resumes while sending stops and does nothing twice', async () => {
  simulation = await createSimulation({ seed: 7 });
  const former = await startEngine('former');
  await simulation.advance(1_000);
  const next = await startEngine('next');
  await former.submit();
  await simulation.advance(300);
  former.tab.freeze();
  next.engine.requestSync({ teamId: 'team-1' });
  await simulation.advance(5_000);
  expect(next.pulled).toEqual(['team-1']);
  expect(simulation.server.counted.size).toBe(1);
  former.tab.thaw();
  former.engine.requestSync({ teamId: 'team-1' });
  await simulation.advance(5_000);
  expect(simulation.server.counted.size).toBe(1);
  expect(former.pulled).toEqual([]);
  expect(former.engine.getStatus()).toMatchObject({ kind: 'up-to-date', pendingUploads: 0 });
});
