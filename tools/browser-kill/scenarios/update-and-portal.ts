import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pause } from '../../workspace-kill/caller.ts';
import { noteOf, openPage, savedOf, startResponse, submitOf, type Told, thanksOf, untilSent } from '../filling.ts';
import { buildSecond } from '../second-build.ts';
import type { World } from '../world.ts';

/** A new build arrives while a form is half filled; the person goes on, takes the update, and goes on again. */
export async function updateMidFill(world: World): Promise<void> {
  const told: Told = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(world.browser, world.origin, world.mail, told);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  told.responseId = await startResponse(page, world.origin, world.form);
  await noteOf(page).fill('with the old build');
  await savedOf(page).waitFor();
  // Goes with the profile.
  const folder = join(world.profile, 'second build');
  await buildSecond(folder);
  const before = await scriptsOf(page);
  world.door.release(folder);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  if ((await buildOf(page)) !== '1') world.record.wrong('update: the page changed its build by itself');
  await noteOf(page).fill('with the new build waiting');
  await savedOf(page).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await noteOf(page).waitFor();
  if ((await buildOf(page)) !== '1') world.record.wrong('update: a waiting build was shown before anybody took it');
  await page.context().setOffline(false);
  const notice = page.getByRole('button', { name: 'Update Available' });
  if (!(await notice.isVisible())) await page.goto(`${world.origin}/teams/${world.form.teamId}/responses`);
  await notice.waitFor();
  await Promise.all([page.waitForEvent('load'), notice.click()]);
  await page.goto(`${world.origin}/teams/${world.form.teamId}/forms/${world.form.formId}/response/${told.responseId}`);
  await noteOf(page).waitFor();
  if ((await buildOf(page)) !== '2') world.record.wrong('update: the new build is not shown after it was taken');
  const after = await scriptsOf(page);
  const same = [...after].filter((script) => before.has(script)).length;
  if (after.size === 0 || same > after.size / 2)
    world.record.wrong(`update: ${same} of ${after.size} scripts are the old ones`);
  if ((await noteOf(page).inputValue()) !== 'with the new build waiting')
    world.record.wrong('update: answers are lost');
  await submitOf(page).click();
  await thanksOf(page).waitFor();
  told.submitted = true;
  world.told.push(told);
  world.record.count('updates taken mid-fill');
  await page.close();
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? '1');

/** Addresses of the scripts that the page has loaded. */
const scriptsOf = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    ),
  );

/** The network answers everything with a page of its own for a while, as a hotel's does. */
export async function captivePortal(world: World): Promise<void> {
  const told: Told = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(world.browser, world.origin, world.mail, told);
  await untilSent(page);
  told.responseId = await startResponse(page, world.origin, world.form);
  world.door.capture(true);
  await noteOf(page).fill('behind a portal');
  await savedOf(page).waitFor();
  await submitOf(page).click();
  await thanksOf(page).waitFor();
  told.submitted = true;
  world.told.push(told);
  await pause(15_000);
  const badge = (await page.getByRole('banner').textContent()) ?? '';
  console.log(`  behind the portal the header says: ${badge}`);
  if (badge.includes('Up to date')) world.record.wrong('portal: its pages were taken for success');
  world.record.count('answers of the portal', world.door.captured);
  world.door.capture(false);
  const begin = performance.now();
  await untilSent(page, 180_000);
  world.record.worst('sent after the portal', performance.now() - begin);
  world.record.count('portals passed');
  await page.close();
}
