import { type ApiClient, deliver } from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMemoryTeam, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let member: ApiClient;
beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, team.ports);
  member = await team.apiOf(test, 'member');
  await team.submit('form-1', 'response-1');
});
afterAll(() => test.close());

interface DeliverOptions {
  readonly responseId?: string;
  readonly formId?: string;
  readonly revision?: number;
  readonly triggerType?: 'submit' | 'delete';
  readonly target?: 'webhook' | 'email';
}

function callDeliver({ formId = 'form-1', ...over }: DeliverOptions = {}, client = member) {
  const body = { responseId: 'response-1', revision: 1, triggerType: 'submit' as const, ...over };
  return client.call(deliver, { params: { teamId: team.teamId, formId }, body });
}

async function loadAcceptedDeliveries(): Promise<string[]> {
  const { rows } = await sql<{ accepted: string }>`
    select concat_ws(' ', revision, trigger_type, target) as accepted from deliveries order by 1
  `.execute(test.db.database);
  return rows.map((row) => row.accepted);
}

it('rejects a response that is not in the library, or belongs to another form', async () => {
  const refused = { ok: false, refusal: 'not-stored', detail: 'The response isn’t in the library' };
  expect(await callDeliver({ responseId: 'response-2' })).toEqual(refused);
  expect(await callDeliver({ formId: 'form-2' })).toEqual(refused);
  expect(await callDeliver({}, await team.apiOf(test, 'member', 'owner'))).toMatchObject({ refusal: 'forbidden' });
  expect(await loadAcceptedDeliveries()).toEqual([]);
});

it('[I8] accepts one delivery per response, revision, trigger and kind of target', async () => {
  expect(await callDeliver()).toEqual({ ok: true, value: { responseId: 'response-1', revision: 1, targets: [] } });
  await Promise.all([
    callDeliver(),
    callDeliver(),
    callDeliver({ revision: 2 }),
    callDeliver({ revision: 2, triggerType: 'delete' }),
  ]);
  await callDeliver({ revision: 3, target: 'email' });
  await callDeliver({ revision: 3, target: 'email' });
  const first = ['1 submit email', '1 submit webhook', '2 delete webhook', '2 submit email', '2 submit webhook'];
  expect(await loadAcceptedDeliveries()).toEqual([...first, '3 submit email']);
  await callDeliver({ revision: 3 });
  expect(await loadAcceptedDeliveries()).toEqual([...first, '3 submit email', '3 submit webhook']);
});
