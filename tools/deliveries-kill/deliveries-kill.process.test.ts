import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KillWorld, openWorld } from './open-world.ts';
import { play, recordPoints } from './play.ts';

let world: KillWorld;
let points: Awaited<ReturnType<typeof recordPoints>>;
beforeAll(async () => {
  world = await openWorld(1);
  points = await recordPoints(world, 'server');
});
afterAll(() => world.close(), 60_000);

it.each([
  ['a number is given, and not told', /^commit after insert submission_numbers/, 1, 'before'],
  ['what is told was kept, and nobody was answered', /^commit after with job/, 1, 'after'],
  ['somebody was told, and it is not kept', /^update "webhook_messages"/, 1, 'before'],
  ['who is gone has said so', /^insert into "webhook_attempts"/, 2, 'after'],
  ['an e-mail is about to be sent', /^update "email_messages" set .*"attempts"/, 1, 'after'],
] as const)(
  '[I7] [I8] [I9] keeps numbers, webhooks and e-mail whole when the server dies where %s',
  async (_, statement, time, side) => {
    const point = points.find((one) => statement.test(one.statement) && one.time === time);
    if (!point) throw new Error(`No such point: ${points.map(({ label }) => label).join(', ')}`);
    const outcome = await play(world, `${points.indexOf(point)}`, 'server', { ...point, side });
    expect(outcome.wrongs).toEqual([]);
    expect(outcome.deaths).toBe(1);
  },
  60_000,
);
