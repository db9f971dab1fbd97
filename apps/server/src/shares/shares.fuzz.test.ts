import { randomUUID } from 'node:crypto';
import { operations } from '@tideform/graph';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeShareRequest } from '../testing/bad-requests/make-share-request.ts';
import { createChance } from '../testing/chance.ts';
import { openShareTeam, type ShareTeam } from '../testing/share-team.ts';

/** With `SWEEPS=whole`, the test sends 100,000 requests, which takes a few minutes. */
const batches = inject('isWhole') ? 200 : 1;
const inBatch = inject('isWhole') ? 500 : 600;
const secret = 'Known to the crew alone';
let world: ShareTeam;

beforeAll(async () => {
  world = await openShareTeam();
});
afterAll(() => world.test.close());

it('survives random requests, reveals nothing about the team, and writes only to folders of responses', async () => {
  const form = await world.publish([
    { type: 'textfield', key: 'place', label: 'Place' },
    { type: 'file', key: 'photo', label: 'Photo' },
    { type: 'textfield', key: 'inner', label: secret, creatorPermissions: 'hidden' },
    { type: 'textfield', key: 'of', permissions: [{ user: { mail: 'boss@contoso.test' }, permissionLevel: 'view' }] },
  ]);
  const { code, id: shareId } = await world.share(form);
  const { code: locked } = await world.share(form, { password: 'low tide' });
  const { teamId, formId } = form;
  const sign = () => {
    const since = world.test.now.getTime() - 60_000;
    return world.test.tokens.signShareToken({ sessionId: randomUUID(), shareId, teamId, formId, since });
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
    for (let seed = batch * inBatch + 1; seed <= (batch + 1) * inBatch; seed += 1) {
      const { operation, ...call } = makeShareRequest(createChance(seed), { codes: [code, locked], tokens, texts });
      const remoteAddress = `192.0.2.${seed % 250}`;
      const { statusCode, body } = await world.test.app.inject({ ...call, remoteAddress });
      const what = `seed ${seed}, ${operation}: ${statusCode} ${body.slice(0, 300)}`;
      expect(statusCode, what).toBeLessThan(500);
      for (const told of [secret, 'contoso', ...Object.values(world.team.people)])
        expect(body, what).not.toContain(told);
      statuses.add(statusCode);
    }
    // Advances the clock, since rate limits count per minute.
    world.test.now = new Date(world.test.now.getTime() + 60_000);
  }
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403, 422]));
  expect(await outsideResponses()).toEqual(before);
}, 1_800_000);

/** Returns the name and cTag of every library item outside the folders of responses. @returns a map keyed by item ID */
async function outsideResponses() {
  const graph = world.team.graphOf('owner');
  const rows = await Array.fromAsync(graph.rows(operations.listDriveChanges, { driveId: world.team.driveId }));
  const outside = rows.filter(
    ({ parentReference, root }) => !root && !decodeURIComponent(parentReference?.path ?? '').includes('/Responses'),
  );
  // A change feed lists a folder again on each page that contains one of the folder's items, so a map removes
  // duplicates.
  return new Map(outside.map(({ id, name, cTag }) => [id, { name, cTag }]));
}
