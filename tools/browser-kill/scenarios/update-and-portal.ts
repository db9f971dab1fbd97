import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pause } from '../../workspace-kill/caller.ts';
import {
  getConfirmation,
  getNoteField,
  getSavedStatus,
  getSubmitButton,
  type ObservedResponse,
  openPage,
  startResponse,
  waitUntilSent,
} from '../fill-response.ts';
import { createSecondBuild } from '../second-build.ts';
import type { TestEnvironment } from '../test-environment.ts';

/**
 * Releases a new build of the app while a form is half filled in. The user continues, accepts the update, and continues
 * again.
 */
export async function updateMidFill(environment: TestEnvironment): Promise<void> {
  const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(environment.browser, environment.origin, environment.mail, observed);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  observed.responseId = await startResponse(page, environment.origin, environment.form);
  await getNoteField(page).fill('with the old build');
  await getSavedStatus(page).waitFor();
  // The build is inside the browser's profile folder, so that it is deleted with the profile.
  const folder = join(environment.profile, 'second build');
  await createSecondBuild(folder);
  const before = await listScripts(page);
  environment.proxy.serveBuild(folder);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
  if ((await readBuild(page)) !== '1')
    environment.record.addViolation('update: the page switched to the new build on its own');
  await getNoteField(page).fill('with the new build waiting');
  await getSavedStatus(page).waitFor();
  await page.context().setOffline(true);
  await page.reload();
  await getNoteField(page).waitFor();
  if ((await readBuild(page)) !== '1')
    environment.record.addViolation('update: a waiting build was shown before the user accepted it');
  await page.context().setOffline(false);
  const updateButton = page.getByRole('button', { name: 'Update Available' });
  if (!(await updateButton.isVisible()))
    await page.goto(`${environment.origin}/teams/${environment.form.teamId}/responses`);
  await updateButton.waitFor();
  await Promise.all([page.waitForEvent('load'), updateButton.click()]);
  await page.goto(
    `${environment.origin}/teams/${environment.form.teamId}/forms/${environment.form.formId}/response/${observed.responseId}`,
  );
  await getNoteField(page).waitFor();
  if ((await readBuild(page)) !== '2')
    environment.record.addViolation('update: the new build is not shown after the user accepted it');
  const after = await listScripts(page);
  const same = [...after].filter((script) => before.has(script)).length;
  if (after.size === 0 || same > after.size / 2)
    environment.record.addViolation(`update: ${same} of ${after.size} scripts are from the old build`);
  if ((await getNoteField(page).inputValue()) !== 'with the new build waiting')
    environment.record.addViolation('update: answers are lost');
  await getSubmitButton(page).click();
  await getConfirmation(page).waitFor();
  observed.submitted = true;
  environment.observed.push(observed);
  environment.record.count('updates accepted while filling in a form');
  await page.close();
}

const readBuild = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? '1');

/** Returns the URLs of the scripts that the page has loaded. */
const listScripts = async (page: Page): Promise<ReadonlySet<string>> =>
  new Set(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    ),
  );

/** Answers every request with a captive portal's page for a while, as in a hotel. */
export async function runCaptivePortal(environment: TestEnvironment): Promise<void> {
  const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(environment.browser, environment.origin, environment.mail, observed);
  await waitUntilSent(page);
  observed.responseId = await startResponse(page, environment.origin, environment.form);
  environment.proxy.setCaptivePortal(true);
  await getNoteField(page).fill('behind a portal');
  await getSavedStatus(page).waitFor();
  await getSubmitButton(page).click();
  await getConfirmation(page).waitFor();
  observed.submitted = true;
  environment.observed.push(observed);
  await pause(15_000);
  const badge = (await page.getByRole('banner').textContent()) ?? '';
  console.log(`  sync badge behind the captive portal: ${badge}`);
  if (badge.includes('Up to date')) environment.record.addViolation('portal: its responses were treated as successful');
  environment.record.count('responses of the captive portal', environment.proxy.portalRequests);
  environment.proxy.setCaptivePortal(false);
  const begin = performance.now();
  await waitUntilSent(page, 180_000);
  environment.record.recordMaximum('sent after leaving the captive portal', performance.now() - begin);
  environment.record.count('captive portals passed');
  await page.close();
}
