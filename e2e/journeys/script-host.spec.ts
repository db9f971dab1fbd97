import { hostCases, hungCases } from '@tideform/engine/testing';
import { limitFactor } from '../machine-speed.ts';
import { people } from '../people.ts';
import { runInPage, runInWorker } from '../screens/scripts.ts';
import { expect, test } from '../world/test.ts';

/** Honest scripts have all the time that they need; what hangs burns what it is given, three times over. */
const patient = { hardMs: 60_000 * limitFactor };
const brisk = { hardMs: 500 * limitFactor };
const plays = [
  ...hostCases.map((each) => ({ ...each, limits: patient })),
  ...hungCases.map((each) => ({ ...each, limits: brisk })),
];

/** JSON between test and page has no `undefined`. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("the browser's sandbox answers as every script host does, in a worker too", async ({ signedIn }) => {
  const page = await signedIn(people.owner);
  for (const { title, program, turns, limits } of plays) {
    const heard = await runInPage(page, { program, turns, limits });
    for (const [index, { outcomes }] of turns.entries())
      expect.soft(plain(heard[index]), title).toMatchObject(plain(outcomes) as object[]);
  }
  // From inside a worker too, where a hung one is ended.
  for (const { title, program, turns, limits } of [plays[0]!, ...plays.slice(hostCases.length)]) {
    const heard = (await runInWorker(page, { program, turns, limits })) as readonly unknown[];
    for (const [index, { outcomes }] of turns.entries())
      expect.soft(plain(heard[index]), title).toMatchObject(plain(outcomes) as object[]);
  }
});
