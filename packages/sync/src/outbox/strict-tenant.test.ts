import { tenantRules } from '@tideform/graph';
import { expect, it } from 'vitest';
import { acquireLease } from '../database/lease.ts';
import type { TeamRow } from '../database/rows.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createTestPorts } from '../testing/local-context.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { pushResponses } from './push-responses.ts';

let seconds = 0;
/** Clock without waits. Each call of `now` returns a time one second later. */
const clock = {
  ...createTestPorts().clock,
  now: () => new Date(Date.UTC(2026, 10, 21, 8, 0, seconds++)).toISOString(),
  wait: async () => {},
};

/** Tenant with all strict rules at once and a published form. */
async function createStrictFixture() {
  const fixture = await createPushFixture({ clock }, { tenantRules, listThreshold: 1 });
  const { context } = fixture;
  /**
   * Runs passes over the outbox, with everything due, until it is empty.
   *
   * @returns the number of passes
   */
  async function pushAll(): Promise<number> {
    const retries = createRetryTimes(context.ports.clock);
    for (let passes = 1; passes <= 10; passes += 1) {
      retries.clear();
      await pushResponses({ ...context, epoch: await acquireLease(context.database), retries });
      if ((await context.database.outbox.count()) === 0) return passes;
    }
    return Number.POSITIVE_INFINITY;
  }
  return { ...fixture, pushAll, reader: createSubmissionReader(context) };
}

it('[SYNC-414] [SYNC-431] a strict tenant accepts, edits and shows long answers and files', async () => {
  const { commands, context, pushAll, reader, workspace } = await createStrictFixture();
  const { id } = await commands.create('form-1');
  const plan = await createFileCommands(context).add(id, new Blob(['%PDF plan']), {
    name: 'plan.pdf',
    type: 'application/pdf',
  });
  const place = 'Kew '.repeat(20_000);
  await commands.submit(id, { place, pictures: [plan] });
  expect(await pushAll()).toBeLessThanOrEqual(10);
  const [item] = (await reader.listTeam(crewId, { by: 'all' })).items;
  expect(item).toMatchObject({ responseId: id, data: { place } });
  const team = (await context.database.teams.get(crewId)) as TeamRow;
  const { response, pdfItemId } = await reader.open(team, id);
  const [stored] = response.data.data.pictures as (typeof plan)[];
  await context.database.files.clear();
  expect(await (await createFileCommands(context).read(stored!)).text()).toMatch(/^%PDF plan/);
  expect((await reader.pdf(team, pdfItemId!)).size).toBeGreaterThan(0);
  await commands.edit(crewId, response);
  await createResponseCommands(context).submit(id, { place: 'Ham', pictures: response.data.data.pictures });
  expect(await pushAll()).toBeLessThanOrEqual(10);
  expect((await reader.listTeam(crewId, { by: 'all' })).items).toMatchObject([{ data: { place: 'Ham' } }]);
  const history = await reader.listVersions(team, (await reader.open(team, id)).response);
  expect(history).toHaveLength(2);
  const files = workspace.tree().filter((path) => path.startsWith('Responses/Site visit/1 Site visit/'));
  expect(files.map((path) => path.split('/').at(-1))).toEqual([
    'plan.pdf',
    'response.submitted.json',
    'submission.pdf',
  ]);
});
