import { randomUUID } from 'node:crypto';
import { type ApiClient, editorLeaseMs, putFormEditor } from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryTeam, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let owner: ApiClient;
let builder: ApiClient;
beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  [owner, builder] = [await team.apiOf(test, 'owner'), await team.apiOf(test, 'builder')];
});
afterAll(() => test.close());

const advanceClock = (ms: number) => {
  test.now = new Date(test.now.getTime() + ms);
};

/** Creates an editing session: one user with one open form builder. */
function createEditorSession(client: ApiClient, formId: string) {
  const session = randomUUID();
  return async (act: 'ask' | 'take' | 'leave') => {
    const answer = await client.call(putFormEditor, {
      params: { teamId: team.teamId, formId },
      body: { session, act },
    });
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value.editor;
  };
}

it('lets the first user edit, and tells the second user who is editing and that they can take over', async () => {
  const [one, two] = [createEditorSession(owner, 'form-1'), createEditorSession(builder, 'form-1')];
  const mine = await one('ask');
  expect(mine).toMatchObject({ isCaller: true, isThisSession: true });
  expect(await two('ask')).toEqual({ name: mine?.name, isCaller: false, isThisSession: false });
  expect(await two('take')).toMatchObject({ isCaller: true, isThisSession: true });
  expect(await one('ask')).toMatchObject({ isCaller: false, isThisSession: false });
  expect(await createEditorSession(builder, 'form-1')('ask')).toMatchObject({ isCaller: true, isThisSession: false });
  expect(await one('leave')).toMatchObject({ isThisSession: false });
  expect(await two('leave')).toBeNull();
  expect(await one('ask')).toMatchObject({ isThisSession: true });
});

it('lets another user edit after the editor sent no request for 30 seconds', async () => {
  const [one, two] = [createEditorSession(owner, 'form-2'), createEditorSession(builder, 'form-2')];
  await one('ask');
  advanceClock(editorLeaseMs - 5_000);
  expect(await two('ask')).toMatchObject({ isThisSession: false });
  expect(await one('ask')).toMatchObject({ isThisSession: true });
  advanceClock(editorLeaseMs - 5_000);
  expect(await two('ask')).toMatchObject({ isThisSession: false });
  advanceClock(editorLeaseMs + 1);
  expect(await two('ask')).toMatchObject({ isThisSession: true });
  expect(await one('ask')).toMatchObject({ isThisSession: false });
});

it('lets only one of several concurrent users edit', async () => {
  const asks = Array.from({ length: 8 }, (_, at) => createEditorSession(at % 2 ? owner : builder, 'form-3'));
  const results = await Promise.all(asks.map((ask) => ask('ask')));
  expect(results.filter((editor) => editor?.isThisSession)).toHaveLength(1);
});
