import { hostCases, hungCases } from '@tideform/engine/testing';
import { people } from '../people.ts';
import { runInPage, runInWorker } from '../screens/scripts.ts';
import { expect, test } from '../world/test.ts';

/** JSON between test and page has no `undefined`. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("the browser's sandbox answers as every script host does, in a worker too", async ({ signedIn }) => {
  const page = await signedIn(people.owner);
  for (const { title, program, turns } of [...hostCases, ...hungCases]) {
    const heard = await runInPage(page, { program, turns });
    for (const [index, { outcomes }] of turns.entries())
      expect.soft(plain(heard[index]), title).toMatchObject(plain(outcomes) as object[]);
  }
  // From inside a worker too, where a hung one is ended.
  for (const { title, program, turns } of [hostCases[0]!, ...hungCases]) {
    const heard = (await runInWorker(page, { program, turns })) as readonly unknown[];
    for (const [index, { outcomes }] of turns.entries())
      expect.soft(plain(heard[index]), title).toMatchObject(plain(outcomes) as object[]);
  }
});
