import { hangingCases, hostCases } from '@tideform/engine/testing';
import { limitFactor } from '../machine-speed.ts';
import { people } from '../people.ts';
import { runInPage, runInWorker } from '../screens/scripts.ts';
import { expect, test } from '../world/test.ts';

/**
 * Time limit in milliseconds for scripts that end, which is never reached. Hanging scripts have a shorter limit,
 * because they use all of it, three times.
 */
const longLimits = { hardMs: 60_000 * limitFactor };
const shortLimits = { hardMs: 500 * limitFactor };
const runs = [
  ...hostCases.map((each) => ({ ...each, limits: longLimits })),
  ...hangingCases.map((each) => ({ ...each, limits: shortLimits })),
];

/** Converts to JSON and back, as between test and page: `undefined` is dropped. */
const toPlainJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("the browser's script sandbox returns the same results as every script host, in a worker too", async ({
  signedIn,
}) => {
  const page = await signedIn(people.owner);
  for (const { title, program, batches, limits } of runs) {
    const results = await runInPage(page, { program, batches, limits });
    for (const [index, { results: outcomes }] of batches.entries())
      expect.soft(toPlainJson(results[index]), title).toMatchObject(toPlainJson(outcomes) as object[]);
  }
  // Runs some cases from inside a worker too, where a hanging script is terminated.
  for (const { title, program, batches, limits } of [runs[0]!, ...runs.slice(hostCases.length)]) {
    const results = (await runInWorker(page, { program, batches, limits })) as readonly unknown[];
    for (const [index, { results: outcomes }] of batches.entries())
      expect.soft(toPlainJson(results[index]), title).toMatchObject(toPlainJson(outcomes) as object[]);
  }
});
