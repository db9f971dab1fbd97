import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShareTeam, type ShareTeam } from '../testing/create-share-team.ts';
import { findOrCreateSession, saveSubmission } from './sessions-store.ts';

let shareTeam: ShareTeam;
beforeAll(async () => {
  shareTeam = await createShareTeam();
});
afterAll(() => shareTeam.test.close());

it('enforces the response limit of a share link for concurrent submissions', async () => {
  const form = await shareTeam.publish([{ type: 'textfield', key: 'place', label: 'Place' }]);
  const { id } = await shareTeam.share(form, { mostResponses: 2 });
  const { database } = shareTeam.test.db;
  const sessions = Array.from({ length: 10 }, () => randomUUID());
  for (const sessionId of sessions) await findOrCreateSession(database, { sessionId, shareId: id }, shareTeam.test.now);
  const share = { id, most_responses: 2 };
  const sent = { share, submittedAt: shareTeam.test.now, manifestHash: 'hash', sealed: 'sealed', completeBy: null };
  const results = await Promise.all(
    sessions.map((sessionId) => saveSubmission(database, { ...sent, sessionId }, async () => {})),
  );
  expect(results.toSorted()).toEqual([...Array(8).fill('full'), 'kept', 'kept']);
});
