import type { Page } from '@playwright/test';
import { noteOf, openPage, savedOf, startResponse } from '../../tools/browser-kill/filling.ts';
import type { World } from '../../tools/browser-kill/world.ts';

const count = 10_000;
const rounds = 5;

/** The list of responses with very many of them on this device: from the navigation until it shows rows and answers. */
export async function localResponses(world: World, say: (line: string) => void): Promise<void> {
  const page = await openPage(world.browser, world.origin, world.mail);
  const id = await startResponse(page, world.origin, world.form);
  await noteOf(page).fill('one of many');
  await savedOf(page).waitFor();
  await page.goto(`${world.origin}/teams/${world.form.teamId}/forms`);
  await multiply(page, id);
  const row = page.getByRole('list', { name: 'On this device' }).getByRole('listitem').first();
  const usable: number[] = [];
  const shown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${world.origin}/teams/${world.form.teamId}/responses`, { waitUntil: 'commit' });
    await row.waitFor({ timeout: 120_000 });
    shown.push(await page.evaluate(() => performance.now()));
    await page.getByRole('searchbox').fill('nothing has this');
    await row.waitFor({ state: 'hidden', timeout: 120_000 });
    usable.push(await page.evaluate(() => performance.now()));
  }
  const [first, last] = [median(shown), median(usable)];
  say(
    `${last <= 2000 ? 'met' : 'MISSED'}: ${count} local responses: rows after ${first} ms, a search answered after ${last} ms ` +
      `of the navigation (median of ${rounds}; goal 2,000; ${usable.map(Math.round).join(', ')})`,
  );
  await page.close();
}

export const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

/** Copies of one row, sent already: nothing of them is to be uploaded. */
function multiply(page: Page, responseId: string): Promise<void> {
  return page.evaluate(
    async ([id, copies]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('tideform');
        opening.onsuccess = () => resolve(opening.result);
      });
      await new Promise<void>((resolve, reject) => {
        const writing = database.transaction('responses', 'readwrite');
        const rows = writing.objectStore('responses');
        const asked = rows.get(id);
        asked.onsuccess = () => {
          for (let at = 0; at < copies; at++) {
            const timestamp = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
            rows.put({ ...asked.result, id: crypto.randomUUID(), isDirty: 0, timestamp, title: `Copy ${at}` });
          }
        };
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(writing.error);
      });
      database.close();
    },
    [responseId, count] as const,
  );
}
