import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShareTeam, type ShareTeam } from '../testing/share-team.ts';
import { findOrCreateSession, saveSubmission } from './sessions-store.ts';

let world: ShareTeam;
beforeAll(async () => {
  world = await openShareTeam();
});
afterAll(() => world.test.close());

it('enforces the response limit of a share link for concurrent submissions', async () => {
  const form = await world.publish([{ type: 'textfield', key: 'place', label: 'Place' }]);
  const { id } = await world.share(form, { mostResponses: 2 });
  const { database } = world.test.db;
  const sessions = Array.from({ length: 10 }, () => randomUUID());
  for (const sessionId of sessions) await findOrCreateSession(database, { sessionId, shareId: id }, world.test.now);
  const share = { id, most_responses: 2 };
  const sent = { share, submittedAt: world.test.now, manifestHash: 'hash', sealed: 'sealed', completeBy: null };
  const kept = await Promise.all(
    sessions.map((sessionId) => saveSubmission(database, { ...sent, sessionId }, async () => {})),
  );
  expect(kept.toSorted()).toEqual([...Array(8).fill('full'), 'kept', 'kept']);
});
