import {
  type ApiClient,
  addReviewDeed,
  listNotices,
  putForm,
  type ReviewEventDetails,
  tellReview,
} from '@tideform/contract';
import { operations } from '@tideform/graph';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveConfidentialForm } from '../confidential/confidential-store.ts';
import { connectAccount } from '../testing/connect-account.ts';
import { type MemoryPerson, type MemoryTeam, openMemoryTeam } from '../testing/memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
const [formId, responseId] = ['form-1', 'response-1'];
const params = () => ({ teamId: team.teamId, formId, responseId });

beforeAll(async () => {
  team = await openMemoryTeam();
  test = await startTestApp({}, team.ports);
  const owner = await team.apiOf(test, 'owner');
  const body = await team.publish(formId);
  await owner.call(putForm, { params: { teamId: team.teamId, formId }, body });
  await team.submit(formId, responseId);
});
afterAll(() => test.close());

async function noticesOf(person: MemoryPerson) {
  const claims = { userId: team.people[person], tenantId: team.tenantId };
  const answer = await test.clientWith(await test.tokens.signTenantToken(claims)).call(listNotices, {});
  return answer.ok ? answer.value.notices.map(({ matter, times }) => ({ ...matter, times })) : answer.refusal;
}
const tell = (client: ApiClient, news: 'assigned' | 'mentioned' | 'returned', ...to: MemoryPerson[]) =>
  client.call(tellReview, { params: params(), body: { news, to: to.map((one) => team.people[one]) } });
const add = (client: ApiClient, deed: ReviewEventDetails, deedId = 'deed-1') =>
  client.call(addReviewDeed, { params: { ...params(), deedId }, body: { deed } });

/**
 * Sets everyone's permissions on the folder with all responses, except the owners'.
 * @param roles `undefined` removes them
 */
async function permit(roles: readonly string[] | undefined): Promise<void> {
  const graph = team.graphOf('owner');
  const at = { driveId: team.driveId, itemId: (await folder()).id };
  for (const row of await Array.fromAsync(graph.rows(operations.listPermissions, at))) {
    if (row.roles.includes('owner')) continue;
    const one = { ...at, permissionId: row.id };
    if (roles) await graph.call(operations.updatePermission, one, { body: { roles: [...roles] } });
    else await graph.call(operations.deletePermission, one);
  }
}
const folder = () => team.graphOf('owner').call(operations.getItemByPath, { driveId: team.driveId, path: 'Responses' });
const written = async () => {
  const at = { driveId: team.driveId, itemId: (await folder()).id };
  const names = (await Array.fromAsync(team.graphOf('owner').rows(operations.listChildren, at))).map(
    ({ name }) => name,
  );
  return names.includes('response.review.json');
};

it('notifies the given users except the caller, with one notification per kind of news', async () => {
  const builder = await team.apiOf(test, 'builder');
  expect(await tell(builder, 'assigned', 'member', 'builder')).toEqual({ ok: true, value: { told: 1 } });
  test.now = new Date(test.now.getTime() + 1000);
  await tell(builder, 'mentioned', 'member');
  await tell(builder, 'mentioned', 'member');
  const matter = { kind: 'review', by: 'builder', responseId, submissionNumber: null, day: '2026-03-14' };
  expect(await noticesOf('member')).toEqual([
    { ...matter, news: 'mentioned', times: 2 },
    { ...matter, news: 'assigned', times: 1 },
  ]);
  expect(await noticesOf('builder')).toEqual([]);
});

it('does not notify anyone about a submission that the caller cannot read', async () => {
  const stranger = await team.apiOf(test, 'stranger');
  expect(await tell(stranger, 'assigned', 'owner')).toMatchObject({ ok: false });
  const asAnother = await team.apiOf(test, 'member', 'builder');
  expect(await tell(asAnother, 'assigned', 'owner')).toMatchObject({ refusal: 'forbidden' });
  expect(await noticesOf('owner')).toEqual([]);
});

it('uses the form’s connected account to write reviews of users who may only read responses', async () => {
  await permit(['read']);
  const member = await team.apiOf(test, 'member');
  const deed: ReviewEventDetails = { kind: 'comment', text: 'Which gate?', mentions: [] };
  expect(await add(member, deed)).toMatchObject({ refusal: 'authorization-required' });
  const graphCredentialId = await connectAccount(test, team, 'owner');
  const lent = { graphCredentialId, driveId: team.driveId, enabledBy: team.people.owner, enabledAt: test.now };
  await saveConfidentialForm(test.db.database, params(), lent);
  expect(await add(member, deed)).toEqual({ ok: true, value: { comments: 1 } });
  expect(await add(member, deed)).toEqual({ ok: true, value: { comments: 1 } });
  expect(await add(member, deed, 'deed-2')).toEqual({ ok: true, value: { comments: 2 } });
  expect(await written()).toBe(true);
  expect(await add(await team.apiOf(test, 'stranger'), deed, 'deed-3')).toMatchObject({ ok: false });
  expect(await add(member, { ...deed, text: 'x'.repeat(5000) })).toMatchObject({ refusal: 'invalid-request' });
});
