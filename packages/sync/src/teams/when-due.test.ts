import { expect, it } from 'vitest';
import { pullTeam } from '../inbox/pull-team.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { putFile } from '../testing/pull-world.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';
import { pullTeams } from './pull-teams.ts';

const minute = 60_000;

/** A team owner's browser with a clock to turn; Graph may refuse one path. */
async function openBrowser() {
  let nowMs = 0;
  let refused: string | undefined;
  const reports: string[] = [];
  const workspace = createWorkspace({
    fault: (moment, request) => {
      if (moment !== 'request' || !refused || !new URL(request.url).pathname.endsWith(refused)) return undefined;
      asked += 1;
      return Response.json({ error: { code: 'accessDenied', message: 'No' } }, { status: 403 });
    },
  });
  let asked = 0;
  const clock = { monotonicMs: () => nowMs, now: () => '2026-11-21T08:00:00.000Z', wait: async () => {} };
  const open = await workspace.browserOf('ada', { clock, report: ({ code }) => void reports.push(code) });
  await initialiseTeam(open, crewId);
  await pullTeams(open);
  await pullTeam(open, crewId);
  const start = () => ({ ...open, retries: createRetryTimes(clock) });
  return {
    start,
    database: open.database,
    workspace,
    reports,
    refuse: (path: string | undefined) => {
      refused = path;
    },
    pass: (ms: number) => {
      nowMs += ms;
    },
    asked: () => asked,
  };
}

it('[SYNC-235] an upgrade that is refused waits ten minutes or so, over a restart too, and is told of once each time', async () => {
  const { start, database, workspace, reports, refuse, pass } = await openBrowser();
  await putFile(
    workspace,
    'ada',
    'team.config.json',
    JSON.stringify({ schemaVersion: '1.9.0', defaultRole: 'Author' }),
  );
  await database.teams.update(crewId, { schemaVersion: '1.9.0' });
  refuse('/list/columns');
  const first = start();
  for (let count = 0; count < 5; count++) await pullTeam(first, crewId);
  expect(reports).toEqual(['team-upgrade']);
  const again = start();
  await pullTeam(again, crewId);
  pass(4 * minute);
  await pullTeam(again, crewId);
  expect(reports).toHaveLength(1);
  pass(11 * minute);
  await pullTeam(again, crewId);
  expect(reports).toHaveLength(2);
  refuse(undefined);
  again.retries.forget();
  await pullTeam(again, crewId);
  expect(await database.teams.get(crewId)).toMatchObject({
    schemaVersion: '1.11.0',
    accounts: { ada: { failures: {} } },
  });
});

it('[SYNC-235] details that are refused are not asked for each minute, and hold up no changes', async () => {
  const { start, database, reports, refuse, asked } = await openBrowser();
  await database.teams.update(crewId, { detailsLastUpdated: undefined });
  refuse('/channels');
  const context = start();
  for (let count = 0; count < 5; count++) await pullTeams(context);
  expect(asked()).toBe(1);
  expect(reports).toEqual(['team-details']);
  refuse(undefined);
  context.retries.forget();
  await pullTeams(context);
  expect((await database.teams.get(crewId))?.detailsLastUpdated).toBeDefined();
});
