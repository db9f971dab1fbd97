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
import type { World } from '../world.ts';

/** Adds and submits 20 MB of photos offline, and checks that they arrive complete once the browser is online. */
export async function photosOffline(world: World): Promise<void> {
  const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(world.browser, world.origin, world.mail, observed);
  const { teamId, formId } = world.filesForm;
  await page.goto(`${world.origin}/teams/${teamId}/forms/${formId}/response`);
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
  world.record.recordMaximum('submit of 20 MB confirmed after', performance.now() - begin);
  observed.submitted = true;
  world.observed.push(observed);
  await page.context().setOffline(false);
  await waitUntilSent(page, 180_000);
  await page.close();
  await checkPhotos(world, observed, largePhotos);
}
