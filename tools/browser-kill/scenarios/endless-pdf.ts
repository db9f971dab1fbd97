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
import { isInLibrary } from '../local-rows.ts';
import type { TestEnvironment } from '../test-environment.ts';

const createObserved = (): ObservedResponse => ({ responseId: '', saved: undefined, submitted: false });

/**
 * Makes the PDF worker loop forever. Checks that the user sees the failure after 30 s, that drafts are still sent, and
 * that the submission arrives once its PDF can be rendered.
 */
export async function runEndlessPdf(environment: TestEnvironment): Promise<void> {
  const page = await openPage(environment.browser, environment.origin, environment.mail);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const originalScript = await replacePdfWorker(page, 'for (;;);');
  try {
    await page.reload();
    await submitEndless(environment, page);
  } finally {
    await replacePdfWorker(page, originalScript);
  }
  await page.getByRole('button', { name: syncErrorLabel }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await waitUntilSent(page, 180_000);
  environment.record.count('PDFs that timed out and were rendered later');
  await page.close();
}

const syncErrorLabel = 'Sync process encountered errors';

async function submitEndless(environment: TestEnvironment, page: Page): Promise<void> {
  const observed = createObserved();
  observed.responseId = await startResponse(page, environment.origin, environment.form);
  await getNoteField(page).fill('endless');
  await getSubmitButton(page).click();
  await getConfirmation(page).waitFor();
  observed.submitted = true;
  environment.observed.push(observed);
  // `startDraft` navigates the page, which restarts the PDF rendering.
  const draft = await startDraft(environment, page);
  const begin = performance.now();
  await page.getByText('Please keep the app open').first().waitFor();
  await getSubmitButton(page)
    .click({ trial: true, timeout: 5000 })
    .catch(() => environment.record.addViolation('pdf: the Submit button is covered during an upload'));
  const badge = page.getByRole('button', { name: syncErrorLabel });
  await badge.waitFor({ timeout: 90_000 });
  environment.record.recordMaximum('PDF timeout shown after', performance.now() - begin);
  await badge.click();
  await page.getByText('Pdf Generation Timeout').first().waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await sendDraft(environment, page, draft);
}

/** Starts a draft while the PDF worker loops forever. */
async function startDraft(environment: TestEnvironment, page: Page): Promise<ObservedResponse> {
  const observed = createObserved();
  observed.responseId = await startResponse(page, environment.origin, environment.form);
  await getNoteField(page).fill('beside');
  await getSavedStatus(page).waitFor();
  return observed;
}

/** Waits until the draft is in the library although the PDF worker loops. */
async function sendDraft(environment: TestEnvironment, page: Page, observed: ObservedResponse): Promise<void> {
  const begin = performance.now();
  while (!(await isInLibrary(page, observed.responseId))) {
    if (performance.now() - begin > 90_000) throw new Error('A draft is not sent while a PDF never finishes');
    await pause(500);
  }
  environment.record.count('drafts sent while a PDF never finished');
  await getSubmitButton(page).click();
  await getConfirmation(page).waitFor();
  observed.submitted = true;
  environment.observed.push(observed);
}

/** Replaces the cached script of the PDF worker on this device and returns the previous script. */
function replacePdfWorker(page: Page, script: string): Promise<string> {
  return page.evaluate(async (next) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const pdfWorkerRequest = (await cache.keys()).find(({ url }) => /\/assets\/pdf-worker-[^/]*\.js$/.test(url));
      const response = pdfWorkerRequest && (await cache.match(pdfWorkerRequest));
      if (!response) continue;
      await cache.put(pdfWorkerRequest, new Response(next, { headers: response.headers }));
      return response.text();
    }
    throw new Error('This device has not stored the script of the PDF worker');
  }, script);
}
