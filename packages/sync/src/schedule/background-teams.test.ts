import { afterEach, describe, expect, it } from 'vitest';
import type { TeamRow } from '../database/rows.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import type { TabSettings } from '../testing/simulated-tab.ts';
import { createSimulation, type Simulation } from '../testing/simulation.ts';
import { createSyncEngine } from './create-sync-engine.ts';
import type { PullFunctions } from './sync-once.ts';

const minute = 60_000;
const hour = 60 * minute;
const startMs = Date.UTC(2026, 10, 21, 8);
const createToken = (endMs: number) => `header.${btoa(JSON.stringify({ exp: endMs / 1000 }))}.signature`;

let simulation: Simulation;

afterEach(() => simulation.stop());

/**
 * Opens a browser with Ada's teams. `hours` are the hours until a team's token expires; `undefined` if she never opened
 * the team.
 */
async function openBrowser(
  hours: Readonly<Record<string, number | undefined>>,
  over: Partial<PullFunctions> = {},
  settings: TabSettings = {},
) {
  simulation = await createSimulation({ seed: 5, store: 'memory' });
  const context = await simulation.runUntilSettled(simulation.openTab('tab', settings).openContext());
  const rows = Object.entries(hours).map(([id, hoursLeft]): TeamRow => {
    const token = hoursLeft === undefined ? {} : { subscriptionToken: createToken(startMs + hoursLeft * hour) };
    return { ...simulation.team, id, accounts: { ada: token } };
  });
  await simulation.runUntilSettled(context.database.teams.bulkPut([simulation.team, ...rows]));
  await simulation.runUntilSettled(context.database.forms.put(simulation.form));
  const pulled: string[] = [];
  const engine = createSyncEngine(context, {
    pullTeams: async () => {},
    pullTeam: async (_context, teamId, options) => void pulled.push(options?.isUnattended ? `${teamId} apart` : teamId),
    ...over,
  });
  engine.start();
  return { context, engine, pulled };
}

describe('unattended teams', () => {
  it('[SYNC-233] are pulled one per minute in turn, however many there are', async () => {
    const { pulled } = await openBrowser({ 'team-a': 1, 'team-b': 1, 'team-c': 1 });
    await simulation.advance(6 * minute + 5_000);
    expect(pulled).toEqual(['team-a', 'team-b', 'team-c', 'team-a', 'team-b', 'team-c'].map((id) => `${id} apart`));
  });

  it('[SYNC-233] exclude teams that were never opened here, or not within a day', async () => {
    const { pulled } = await openBrowser({ never: undefined, stale: -24.1, lately: -23.9 });
    await simulation.advance(4 * minute + 5_000);
    expect(pulled).toEqual(['lately apart', 'lately apart', 'lately apart', 'lately apart']);
    await simulation.advance(6 * minute);
    expect(pulled.filter((id) => id === 'lately apart').length).toBeLessThan(8);
  });

  it('[SYNC-233] exclude the visible team, and are pulled after it', async () => {
    const { engine, pulled } = await openBrowser({ 'team-a': 1, 'team-b': 1 });
    engine.requestSync({ teamId: 'team-a' });
    await simulation.advance(3 * minute + 5_000);
    expect(pulled.filter((id) => id === 'team-a').length).toBeGreaterThan(3);
    expect(pulled).not.toContain('team-a apart');
    expect(pulled.indexOf('team-b apart')).toBeGreaterThan(0);
  });

  it('[SYNC-271] are not pulled while the app is hidden', async () => {
    let isActive = true;
    const { pulled } = await openBrowser({ 'team-a': 1, 'team-b': 1 }, {}, { isActive: () => isActive });
    await simulation.advance(2 * minute + 5_000);
    isActive = false;
    await simulation.advance(4 * minute);
    const before = pulled.length;
    await simulation.advance(5 * minute);
    expect(pulled).toHaveLength(before);
    isActive = true;
    await simulation.advance(5_000);
    expect(pulled).toHaveLength(before + 1);
  });

  it('[SYNC-233] yield immediately to submits and user requests', async () => {
    let begun = 0;
    let ended = 0;
    const { context } = await openBrowser(
      { 'team-a': 1 },
      {
        pullTeam: (_context, _teamId, options) => {
          begun += 1;
          return new Promise((_resolve, reject) => {
            options?.signal?.addEventListener('abort', () => {
              ended += 1;
              reject(options.signal?.reason);
            });
          });
        },
      },
    );
    await simulation.advance(70_000);
    expect([begun, ended]).toEqual([1, 0]);
    const commands = createResponseCommands(context);
    const draft = await simulation.runUntilSettled(commands.create(simulation.form.id));
    await simulation.runUntilSettled(commands.submit(draft.id, { place: 'Quay 4' }));
    await simulation.advance(4_000);
    expect([begun, ended]).toEqual([1, 1]);
    expect(simulation.server.counted.size).toBe(1);
  });

  it('[SYNC-233] do not show as syncing in the badge', async () => {
    const { engine, pulled } = await openBrowser({ 'team-a': 1 });
    await simulation.advance(10_000);
    let shown = 0;
    engine.subscribe(() => {
      if (engine.getStatus().syncing) shown += 1;
    });
    await simulation.advance(49_000);
    expect(shown).toBe(0);
    await simulation.advance(5 * minute);
    expect(pulled.length).toBeGreaterThan(4);
  });
});
