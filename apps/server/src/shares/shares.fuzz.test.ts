import { randomUUID } from 'node:crypto';
import { operations } from '@tideform/graph';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createBadShareRequest } from '../testing/bad-requests/create-bad-share-request.ts';
import { createSeededRandom } from '../testing/create-seeded-random.ts';
import { createShareTeam, type ShareTeam } from '../testing/create-share-team.ts';

/** With `SWEEPS=whole`, the test sends 100,000 requests, which takes a few minutes. */
const batches = inject('isWhole') ? 200 : 1;
const batchSize = inject('isWhole') ? 500 : 600;
const secret = 'Known to the crew alone';
let shareTeam: ShareTeam;

beforeAll(async () => {
  shareTeam = await createShareTeam();
});
afterAll(() => shareTeam.test.close());

it('survives random requests, reveals nothing about the team, and writes only to folders of responses', async () => {
  const form = await shareTeam.publish([
    { type: 'textfield', key: 'place', label: 'Place' },
    { type: 'file', key: 'photo', label: 'Photo' },
    { type: 'textfield', key: 'inner', label: secret, creatorPermissions: 'hidden' },
    { type: 'textfield', key: 'of', permissions: [{ user: { mail: 'boss@contoso.test' }, permissionLevel: 'view' }] },
  ]);
  const { code, id: shareId } = await shareTeam.share(form);
  const { code: locked } = await shareTeam.share(form, { password: 'low tide' });
  const { teamId, formId } = form;
  const sign = () => {
    const since = shareTeam.test.now.getTime() - 60_000;
    return shareTeam.test.tokens.signShareToken({ sessionId: randomUUID(), shareId, teamId, formId, since });
  };
  const texts = [
    'place',
    'photo',
    'inner',
    'f1',
    'a.png',
    'image/png',
    '../a.png',
    'response.submitted.json',
    'rename',
  ];
  const before = await outsideResponses();
  const statuses = new Set<number>();
  for (let batch = 0; batch < batches; batch += 1) {
    const tokens = await Promise.all(Array.from({ length: 100 }, sign));
    for (let seed = batch * batchSize + 1; seed <= (batch + 1) * batchSize; seed += 1) {
      const { operation, ...call } = createBadShareRequest(createSeededRandom(seed), {
        codes: [code, locked],
        tokens,
        texts,
      });
      const remoteAddress = `192.0.2.${seed % 250}`;
      const { statusCode, body } = await shareTeam.test.app.inject({ ...call, remoteAddress });
      const what = `seed ${seed}, ${operation}: ${statusCode} ${body.slice(0, 300)}`;
      expect(statusCode, what).toBeLessThan(500);
      for (const told of [secret, 'contoso', ...Object.values(shareTeam.team.people)])
        expect(body, what).not.toContain(told);
      statuses.add(statusCode);
    }
    // Advances the clock, since rate limits count per minute.
    shareTeam.test.now = new Date(shareTeam.test.now.getTime() + 60_000);
  }
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403, 422]));
  expect(await outsideResponses()).toEqual(before);
}, 1_800_000);

/** Returns the name and cTag of every library item outside the folders of responses. @returns a map keyed by item ID */
async function outsideResponses() {
  const graph = shareTeam.team.createGraphFor('owner');
  const rows = await Array.fromAsync(graph.rows(operations.listDriveChanges, { driveId: shareTeam.team.driveId }));
  const outsideItems = rows.filter(
    ({ parentReference, root }) => !root && !decodeURIComponent(parentReference?.path ?? '').includes('/Responses'),
  );
  // A change feed lists a folder again on each page that contains one of the folder's items, so a map removes
  // duplicates.
  return new Map(outsideItems.map(({ id, name, cTag }) => [id, { name, cTag }]));
}
