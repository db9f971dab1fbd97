import { hostCases, hungCases } from '@tideform/engine/testing';
import { runInPage, runInWorker } from '../screens/scripts.ts';
import { people } from '../world/people.ts';
import { expect, test } from '../world/test.ts';

/** JSON between test and page has no `undefined`. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("the browser's sandbox answers as every script host does", async ({ signedIn }) => {
  const page = await signedIn(people.owner);
  for (const { title, program, turns } of [...hostCases, ...hungCases]) {
    const heard = await runInPage(page, { program, turns });
    for (const [index, { outcomes }] of turns.entries())
      expect.soft(plain(heard[index]), title).toMatchObject(plain(outcomes) as object[]);
  }
});

test('scripts run from inside a worker too, and a hung one is ended there', async ({ signedIn }) => {
  const page = await signedIn(people.owner);
  for (const { title, program, turns } of [hostCases[0]!, ...hungCases]) {
    const heard = (await runInWorker(page, { program, turns })) as readonly unknown[];
    for (const [index, { outcomes }] of turns.entries())
      expect.soft(plain(heard[index]), title).toMatchObject(plain(outcomes) as object[]);
  }
});

test('a page without code loads neither the sandbox nor its machine', async ({ browserContext, siteNote }) => {
  const page = await (await browserContext()).newPage();
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  await page.goto(`/teams/${siteNote.teamId}/forms`);
  await expect(page.getByRole('button').first()).toBeVisible();
  expect(names.filter((name) => /script-sandbox|emscripten|lodash|moment/.test(name))).toEqual([]);
});
