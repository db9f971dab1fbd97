import type { Page } from '@playwright/test';
import { pause } from '../../workspace-kill/caller.ts';
import { noteOf, openPage, savedOf, startResponse, submitOf, type Told, thanksOf, untilSent } from '../filling.ts';
import { isInLibrary } from '../local-rows.ts';
import type { World } from '../world.ts';

const fresh = (): Told => ({ responseId: '', saved: undefined, submitted: false });

/**
 * What draws PDFs computes for ever. The person hears of it after 30 s, what needs no PDF goes on, and the submission arrives
 * when it can be drawn.
 */
export async function endlessPdf(world: World): Promise<void> {
  const page = await openPage(world.browser, world.origin, world.mail);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const well = await replaceDrawing(page, 'for (;;);');
  try {
    await page.reload();
    await submitEndless(world, page);
  } finally {
    await replaceDrawing(page, well);
  }
  await page.getByRole('button', { name: troubled }).click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await untilSent(page, 180_000);
  world.record.count('PDFs given up and drawn later');
  await page.close();
}

const troubled = 'Sync process encountered errors';

async function submitEndless(world: World, page: Page): Promise<void> {
  const told = fresh();
  told.responseId = await startResponse(page, world.origin, world.form);
  await noteOf(page).fill('endless');
  await submitOf(page).click();
  await thanksOf(page).waitFor();
  told.submitted = true;
  world.told.push(told);
  // Loads the page again, and the drawing begins again.
  const beside = await startBeside(world, page);
  const begin = performance.now();
  await page.getByText('Please keep the app open').first().waitFor();
  await submitOf(page)
    .click({ trial: true, timeout: 5000 })
    .catch(() => world.record.wrong('pdf: Submit is covered while something is on its way'));
  const badge = page.getByRole('button', { name: troubled });
  await badge.waitFor({ timeout: 90_000 });
  world.record.worst('a PDF that never ends told after', performance.now() - begin);
  await badge.click();
  await page.getByText('Pdf Generation Timeout').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await sendBeside(world, page, beside);
}

/** A draft that is begun while a PDF is drawn for ever. */
async function startBeside(world: World, page: Page): Promise<Told> {
  const told = fresh();
  told.responseId = await startResponse(page, world.origin, world.form);
  await noteOf(page).fill('beside');
  await savedOf(page).waitFor();
  return told;
}

/** It gets into the library all the same. */
async function sendBeside(world: World, page: Page, told: Told): Promise<void> {
  const begin = performance.now();
  while (!(await isInLibrary(page, told.responseId))) {
    if (performance.now() - begin > 90_000) throw new Error('A draft is not sent beside a PDF that never ends');
    await pause(500);
  }
  world.record.count('drafts sent beside a PDF that never ends');
  await submitOf(page).click();
  await thanksOf(page).waitFor();
  told.submitted = true;
  world.told.push(told);
}

/** Puts another script in the place of what draws PDFs, as this device keeps it, and answers the one before. */
function replaceDrawing(page: Page, script: string): Promise<string> {
  return page.evaluate(async (next) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = (await cache.keys()).find(({ url }) => /\/assets\/pdf-worker-[^/]*\.js$/.test(url));
      const response = kept && (await cache.match(kept));
      if (!response) continue;
      await cache.put(kept, new Response(next, { headers: response.headers }));
      return response.text();
    }
    throw new Error('This device does not keep what draws PDFs');
  }, script);
}
