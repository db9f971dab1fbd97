import type { Page } from '@playwright/test';
import { getNoteField, getSavedStatus, openPage, startResponse } from '../../tools/browser-kill/fill-response.ts';
import type { TestEnvironment } from '../../tools/browser-kill/test-environment.ts';

const count = 10_000;
const rounds = 5;
/** Number of fields in the form definition that each row contains, about 8 kB. */
const fields = 40;

/**
 * Measures the responses list with very many responses on this device: from the navigation until it shows rows and
 * responds.
 */
export async function measureLocalResponses(
  environment: TestEnvironment,
  print: (line: string) => void,
): Promise<void> {
  const page = await openPage(environment.browser, environment.origin, environment.mail);
  const id = await startResponse(page, environment.origin, environment.form);
  await getNoteField(page).fill('one of many');
  await getSavedStatus(page).waitFor();
  await page.goto(`${environment.origin}/teams/${environment.form.teamId}/forms`);
  const few = await measure(environment, page);
  await copyResponseRow(page, id, count);
  const many = await measure(environment, page);
  print(
    `${many.usable <= 2000 ? 'met' : 'MISSED'}: ${count} local responses of ${fields} fields each: rows after ${many.shown} ms, ` +
      `search results ${many.usable} ms after the navigation (median of ${rounds}; goal 2,000; ${many.all}); ` +
      `all searched in ${many.searched} ms; with one response: ${few.shown} and ${few.usable} ms`,
  );
  await page.close();
}

/** Returns median times. `searched` is the time until the list shows that a search has no results. */
async function measure({ origin, form }: TestEnvironment, page: Page) {
  const row = page.getByRole('list', { name: 'On this device' }).getByRole('listitem').first();
  const now = () => page.evaluate(() => performance.now());
  const [shown, usable, searched]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round++) {
    await page.goto(`${origin}/teams/${form.teamId}/responses`, { waitUntil: 'commit' });
    await row.waitFor({ timeout: 120_000 });
    shown.push(await now());
    await page.getByRole('searchbox').fill('nothing has this');
    const startMs = await now();
    await row.waitFor({ state: 'hidden', timeout: 120_000 });
    usable.push(await now());
    await page.getByText('No responses match these filters.').waitFor({ timeout: 120_000 });
    searched.push((await now()) - startMs);
  }
  const all = usable.map(Math.round).join(', ');
  return { shown: median(shown), usable: median(usable), searched: median(searched), all };
}

export const median = (values: readonly number[]): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);

/** Adds copies of one row that count as sent, so that nothing is uploaded. */
export function copyResponseRow(page: Page, responseId: string, copies: number): Promise<void> {
  return page.evaluate(
    async ([id, copies, fields]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('tideform');
        opening.onsuccess = () => resolve(opening.result);
      });
      await new Promise<void>((resolve, reject) => {
        const writing = database.transaction('responses', 'readwrite');
        const rows = writing.objectStore('responses');
        const request = rows.get(id);
        request.onsuccess = () => {
          const { schema } = request.result;
          const more = Array.from({ length: fields }, (_, at) => {
            const texts = {
              label: `Question ${at} of a longer form`,
              description: 'What it asks for, in a sentence or two.',
            };
            return {
              type: 'textfield',
              key: `field${at}`,
              input: true,
              validate: { required: at % 2 === 0 },
              ...texts,
            };
          });
          const larger = { ...schema, components: [...schema.components, ...more] };
          for (let at = 0; at < copies; at++) {
            const timestamp = new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString();
            const copy = { ...request.result, id: crypto.randomUUID(), isDirty: 0, timestamp, schema: larger };
            rows.put({ ...copy, title: `Copy ${at}` });
          }
        };
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(writing.error);
      });
      database.close();
    },
    [responseId, copies, fields] as const,
  );
}
