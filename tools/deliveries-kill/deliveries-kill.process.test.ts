import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KillTestEnvironment, openKillTestEnvironment } from './open-kill-test-environment.ts';
import { recordFailpoints, submitWithFailpoint } from './submit-with-failpoint.ts';

let environment: KillTestEnvironment;
let failpoints: Awaited<ReturnType<typeof recordFailpoints>>;
beforeAll(async () => {
  environment = await openKillTestEnvironment(1);
  failpoints = await recordFailpoints(environment, 'server');
});
afterAll(() => environment.close(), 60_000);

it.each([
  ['a number is assigned, but not returned', /^commit after insert submission_numbers/, 1, 'before'],
  ['the deliveries are stored, but the request has no response yet', /^commit after with job/, 1, 'after'],
  ['a webhook event is sent, but not recorded as sent', /^update "webhook_messages"/, 1, 'before'],
  ['a webhook has answered 410 Gone', /^insert into "webhook_attempts"/, 2, 'after'],
  ['an email is about to be sent', /^update "email_messages" set .*"attempts"/, 1, 'after'],
] as const)(
  '[I7] [I8] [I9] loses and duplicates no numbers, webhook events or emails when the server dies while %s',
  async (_, statement, time, side) => {
    const point = failpoints.find((one) => statement.test(one.statement) && one.time === time);
    if (!point) throw new Error(`No such point: ${failpoints.map(({ label }) => label).join(', ')}`);
    const result = await submitWithFailpoint(environment, `${failpoints.indexOf(point)}`, 'server', { ...point, side });
    expect(result.violations).toEqual([]);
    expect(result.deaths).toBe(1);
  },
  60_000,
);
