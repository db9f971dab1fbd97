import type { CDPSession, Locator, Page } from '@playwright/test';
import { openCdpSession } from '../browser.ts';
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
import { countEach, countRows, readResponse } from '../local-rows.ts';
import { pickPhotos } from '../photos.ts';
import { createNoise, describeUsage, fillQuota, restoreQuota } from '../storage-limit.ts';
import type { TestEnvironment } from '../test-environment.ts';

/** Maximum time in milliseconds until the user sees a failure (I18). */
const maxDelayMs = 60_000;

interface FullStorageRun {
  readonly environment: TestEnvironment;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly observed: ObservedResponse;
}

/**
 * Saves a draft, submits it and adds photos while the browser's storage is full: first with data that fits in the
 * storage reserve, then with larger data.
 */
export async function runFullStorage(environment: TestEnvironment): Promise<void> {
  await onFullStorage(environment, saveWithTheReserve);
  await onFullStorage(environment, submitWithTheReserve);
  await onFullStorage(environment, saveBeyondReserve);
  await onFullStorage(environment, addPhotos);
}

/** Runs `work` with a new response, which `work` must submit. */
async function onFullStorage(
  environment: TestEnvironment,
  work: (run: FullStorageRun) => Promise<void>,
): Promise<void> {
  const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(environment.browser, environment.origin, environment.mail, observed);
  const cdp = await openCdpSession(page);
  observed.responseId = await startResponse(page, environment.origin, environment.filesForm);
  await getNoteField(page).fill('before it was full');
  await getSavedStatus(page).waitFor();
  // Waits for the previous submission to be sent: the sync worker would otherwise write while the storage is full and
  // use up the reserve.
  await waitUntilSent(page);
  if ((await countRows(page, 'reserve')) !== 1) environment.record.addViolation('quota: there is no storage reserve');
  try {
    await work({ environment, page, cdp, observed });
  } finally {
    await restoreQuota({ environment, cdp });
  }
  await getConfirmation(page).waitFor({ timeout: 15_000 });
  observed.submitted = true;
  environment.observed.push(observed);
  // The next start allocates the reserve again.
  await page.reload();
  await page.close();
}

async function saveWithTheReserve(run: FullStorageRun): Promise<void> {
  const { page } = run;
  await fillQuota(run);
  await getNoteField(page).fill(`full at save ${createNoise(60_000)}`);
  await expectShownInTime(run, getSavedStatus(page), 'quota: a save failed in spite of the reserve');
  await countReserve(run, 'save');
  await restoreQuota(run);
  await getSubmitButton(page).click();
}

/** Fills the storage right before the click on Submit, so that submitting uses the reserve. */
async function submitWithTheReserve(run: FullStorageRun): Promise<void> {
  const { page } = run;
  await getNoteField(page).fill(`full at submit ${createNoise(300_000)}`);
  await getSavedStatus(page).waitFor();
  await waitUntilSent(page);
  await fillQuota(run);
  await getSubmitButton(page).click();
  await expectShownInTime(run, getConfirmation(page), 'quota: a submit failed in spite of the reserve');
  await countReserve(run, 'submit');
}

/**
 * Writes answers that need more than the reserve and all space that the browser can still reclaim. Checks that they are
 * neither saved nor submitted, that the user sees both failures, that no partial write remains, and that saving works
 * once there is space again.
 */
async function saveBeyondReserve(run: FullStorageRun): Promise<void> {
  const { environment, page, observed } = run;
  const before = await readRowsJson(page, observed.responseId);
  await fillQuota(run);
  await getNoteField(page).fill(createNoise(4_000_000));
  const unsaved = page.getByText(/could not be saved on this device\. Free some space/);
  if (await expectShownInTime(run, unsaved, 'quota: a save that did not fit was not reported'))
    environment.record.count('saves that did not fit and were reported');
  if ((await countRows(page, 'reserve')) > 0)
    environment.record.addViolation('quota: a rejected save did not use the reserve');
  await getSubmitButton(page).click();
  const refused = page.getByText('Not submitted: the storage of this device is full');
  if (await expectShownInTime(run, refused, 'quota: a submit that did not fit was not reported'))
    environment.record.count('submits that did not fit and were reported');
  const after = await readRowsJson(page, observed.responseId);
  if (after !== before)
    environment.record.addViolation(`quota: rejected writes have changed stored data from ${before} to ${after}`);
  await restoreQuota(run);
  await getNoteField(page).fill('room again');
  await getSavedStatus(page).waitFor();
  await unsaved.waitFor({ state: 'hidden' });
  await getSubmitButton(page).click();
}

/**
 * Adds one photo that fits when the reserve is released, and one that is too large. Either both the bytes and the
 * database row of a photo must be stored, or neither.
 */
async function addPhotos(run: FullStorageRun): Promise<void> {
  const { environment, page, observed } = run;
  await fillQuota(run);
  await pickPhotos(page, [{ name: 'fits.bin', seed: 1, bytes: 2_000_000 }]);
  await expectShownInTime(
    run,
    page.getByText('Added fits.bin.'),
    'quota: adding a photo failed in spite of the reserve',
  );
  await countReserve(run, 'photo');
  const before = await countPhotos(page);
  if (before !== '1 of 1') environment.record.addViolation(`quota: stored contents and rows of a photo: ${before}`);
  await pickPhotos(page, [{ name: 'fits not.bin', seed: 2, bytes: 8_000_000 }]);
  if (
    await expectShownInTime(
      run,
      page.getByText('File upload failed'),
      'quota: a photo that did not fit was not reported',
    )
  )
    environment.record.count('photos that did not fit and were reported');
  const after = await countPhotos(page);
  if (after !== before)
    environment.record.addViolation(`quota: a rejected photo has changed the stored photos: ${after}`);
  await restoreQuota(run);
  await getSubmitButton(page).click();
  await getConfirmation(page).waitFor();
  await waitUntilSent(page);
  const arrived = (await environment.library.submissions()).find(
    ({ responseId }) => responseId === observed.responseId,
  );
  const files = arrived?.answers.files as readonly { readonly originalName: string }[] | undefined;
  const names = files?.map(({ originalName }) => originalName).join(', ');
  if (names === 'fits.bin') environment.record.count('photos that arrived after the storage was full');
  else environment.record.addViolation(`quota: photos that arrived: ${names}`);
}

/** Returns the local rows of the response as JSON, without the location of its draft in the library. */
const readRowsJson = async (page: Page, responseId: string) => JSON.stringify(await readResponse(page, responseId));

/** Returns the number of stored photo contents and photo rows, as `1 of 1`. */
const countPhotos = async (page: Page) => (await countEach(page, ['files', 'attachments'])).join(' of ');

async function countReserve({ environment, page }: FullStorageRun, what: string): Promise<void> {
  const hasReserve = (await countRows(page, 'reserve')) > 0;
  environment.record.count(hasReserve ? `${what}s that did not use the reserve` : `reserves released for a ${what}`);
}

/** Returns whether the locator becomes visible within a minute; records a failure otherwise. */
async function expectShownInTime(run: FullStorageRun, what: Locator, otherwise: string): Promise<boolean> {
  try {
    await what.first().waitFor({ timeout: maxDelayMs });
    return true;
  } catch {
    const shown = await run.page.getByRole('status').allTextContents();
    const pageText = `the page shows '${shown.join(' | ').slice(0, 200)}'`;
    run.environment.record.addViolation(`${otherwise}; ${pageText}, ${await describeUsage(run)}`);
    return false;
  }
}
