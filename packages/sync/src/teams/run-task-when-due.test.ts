import { expect, it } from 'vitest';
import { pullTeam } from '../inbox/pull-team.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { putFile } from '../testing/pull-fixture.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';
import { pullTeams } from './pull-teams.ts';

const minute = 60_000;

/** Browser of a team owner with an adjustable clock; Graph may refuse one path. */
async function openBrowser() {
  let nowMs = 0;
  let refused: string | undefined;
  const reports: string[] = [];
  const workspace = createWorkspace({
    fault: (moment, request) => {
      if (moment !== 'request' || !refused || !new URL(request.url).pathname.endsWith(refused)) return undefined;
      countRequests += 1;
      return Response.json({ error: { code: 'accessDenied', message: 'No' } }, { status: 403 });
    },
  });
  let countRequests = 0;
  const clock = { monotonicMs: () => nowMs, now: () => '2026-11-21T08:00:00.000Z', wait: async () => {} };
  const open = await workspace.createBrowserFor('ada', { clock, report: ({ code }) => void reports.push(code) });
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
    countRequests: () => countRequests,
  };
}

it('[SYNC-235] a refused upgrade waits ten minutes, even over a restart, and is reported each time', async () => {
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
  again.retries.clear();
  await pullTeam(again, crewId);
  expect(await database.teams.get(crewId)).toMatchObject({
    schemaVersion: '1.11.0',
    accounts: { ada: { failures: {} } },
  });
});

it('[SYNC-235] refused details are not requested every minute, and block no changes', async () => {
  const { start, database, reports, refuse, countRequests } = await openBrowser();
  await database.teams.update(crewId, { detailsLastUpdated: undefined });
  refuse('/channels');
  const context = start();
  for (let count = 0; count < 5; count++) await pullTeams(context);
  expect(countRequests()).toBe(1);
  expect(reports).toEqual(['team-details']);
  refuse(undefined);
  context.retries.clear();
  await pullTeams(context);
  expect((await database.teams.get(crewId))?.detailsLastUpdated).toBeDefined();
});
