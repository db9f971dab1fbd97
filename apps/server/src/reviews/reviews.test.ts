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
import { connectAccount, createMemoryTeam, type MemoryPerson, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
const [formId, responseId] = ['form-1', 'response-1'];
const params = () => ({ teamId: team.teamId, formId, responseId });

beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  const owner = await team.apiOf(test, 'owner');
  const body = await team.publish(formId);
  await owner.call(putForm, { params: { teamId: team.teamId, formId }, body });
  await team.submit(formId, responseId);
});
afterAll(() => test.close());

async function loadNotifications(person: MemoryPerson) {
  const claims = { userId: team.people[person], tenantId: team.tenantId };
  const answer = await test.clientWith(await test.tokens.signTenantToken(claims)).call(listNotices, {});
  return answer.ok ? answer.value.notices.map(({ matter, times }) => ({ ...matter, times })) : answer.refusal;
}
const sendNotification = (client: ApiClient, news: 'assigned' | 'mentioned' | 'returned', ...to: MemoryPerson[]) =>
  client.call(tellReview, { params: params(), body: { news, to: to.map((one) => team.people[one]) } });
const addEvent = (client: ApiClient, event: ReviewEventDetails, deedId = 'deed-1') =>
  client.call(addReviewDeed, { params: { ...params(), deedId }, body: { deed: event } });

/**
 * Sets everyone's permissions on the folder with all responses, except the owners'.
 * @param roles `undefined` removes them
 */
async function setPermissions(roles: readonly string[] | undefined): Promise<void> {
  const graph = team.createGraphFor('owner');
  const at = { driveId: team.driveId, itemId: (await getFolder()).id };
  for (const row of await Array.fromAsync(graph.rows(operations.listPermissions, at))) {
    if (row.roles.includes('owner')) continue;
    const one = { ...at, permissionId: row.id };
    if (roles) await graph.call(operations.updatePermission, one, { body: { roles: [...roles] } });
    else await graph.call(operations.deletePermission, one);
  }
}
const getFolder = () =>
  team.createGraphFor('owner').call(operations.getItemByPath, { driveId: team.driveId, path: 'Responses' });
const loadReviewFile = async () => {
  const at = { driveId: team.driveId, itemId: (await getFolder()).id };
  const names = (await Array.fromAsync(team.createGraphFor('owner').rows(operations.listChildren, at))).map(
    ({ name }) => name,
  );
  return names.includes('response.review.json');
};

it('notifies the given users except the caller, with one notification per kind of news', async () => {
  const builder = await team.apiOf(test, 'builder');
  expect(await sendNotification(builder, 'assigned', 'member', 'builder')).toEqual({ ok: true, value: { told: 1 } });
  test.now = new Date(test.now.getTime() + 1000);
  await sendNotification(builder, 'mentioned', 'member');
  await sendNotification(builder, 'mentioned', 'member');
  const matter = { kind: 'review', by: 'builder', responseId, submissionNumber: null, day: '2026-03-14' };
  expect(await loadNotifications('member')).toEqual([
    { ...matter, news: 'mentioned', times: 2 },
    { ...matter, news: 'assigned', times: 1 },
  ]);
  expect(await loadNotifications('builder')).toEqual([]);
});

it('does not notify anyone about a submission that the caller cannot read', async () => {
  const stranger = await team.apiOf(test, 'stranger');
  expect(await sendNotification(stranger, 'assigned', 'owner')).toMatchObject({ ok: false });
  const asAnother = await team.apiOf(test, 'member', 'builder');
  expect(await sendNotification(asAnother, 'assigned', 'owner')).toMatchObject({ refusal: 'forbidden' });
  expect(await loadNotifications('owner')).toEqual([]);
});

it('uses the form’s connected account to write reviews of users who may only read responses', async () => {
  await setPermissions(['read']);
  const member = await team.apiOf(test, 'member');
  const event: ReviewEventDetails = { kind: 'comment', text: 'Which gate?', mentions: [] };
  expect(await addEvent(member, event)).toMatchObject({ refusal: 'authorization-required' });
  const graphCredentialId = await connectAccount(test, team, 'owner');
  const confidentialForm = {
    graphCredentialId,
    driveId: team.driveId,
    enabledBy: team.people.owner,
    enabledAt: test.now,
  };
  await saveConfidentialForm(test.db.database, params(), confidentialForm);
  expect(await addEvent(member, event)).toEqual({ ok: true, value: { comments: 1 } });
  expect(await addEvent(member, event)).toEqual({ ok: true, value: { comments: 1 } });
  expect(await addEvent(member, event, 'deed-2')).toEqual({ ok: true, value: { comments: 2 } });
  expect(await loadReviewFile()).toBe(true);
  expect(await addEvent(await team.apiOf(test, 'stranger'), event, 'deed-3')).toMatchObject({ ok: false });
  expect(await addEvent(member, { ...event, text: 'x'.repeat(5000) })).toMatchObject({ refusal: 'invalid-request' });
});
