import { checkPhotos } from '../check-photos.ts';
import {
  getConfirmation,
  getNoteField,
  getSubmitButton,
  type ObservedResponse,
  openPage,
  waitUntilSent,
} from '../fill-response.ts';
import { largePhotos, pickPhotos } from '../photos.ts';
import type { TestEnvironment } from '../test-environment.ts';

/** Adds and submits 20 MB of photos offline, and checks that they arrive complete once the browser is online. */
export async function runPhotosOffline(environment: TestEnvironment): Promise<void> {
  const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(environment.browser, environment.origin, environment.mail, observed);
  const { teamId, formId } = environment.filesForm;
  await page.goto(`${environment.origin}/teams/${teamId}/forms/${formId}/response`);
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/);
  observed.responseId = /response\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await getNoteField(page).waitFor();
  await page.context().setOffline(true);
  await getNoteField(page).fill('photos');
  await pickPhotos(page, largePhotos);
  for (const { name } of largePhotos) await page.getByText(name).first().waitFor();
  await page.getByText(/Saved on this device/).waitFor();
  const begin = performance.now();
  await getSubmitButton(page).click();
  await getConfirmation(page).waitFor();
  environment.record.recordMaximum('submit of 20 MB confirmed after', performance.now() - begin);
  observed.submitted = true;
  environment.observed.push(observed);
  await page.context().setOffline(false);
  await waitUntilSent(page, 180_000);
  await page.close();
  await checkPhotos(environment, observed, largePhotos);
}
