import { checkPhotos } from '../check-photos.ts';
import { noteOf, openPage, submitOf, type Told, thanksOf, untilSent } from '../filling.ts';
import { largePhotos, pickPhotos } from '../photos.ts';
import type { World } from '../world.ts';

/** 20 MB of photos are added and submitted without a network, and arrive whole when it is back. */
export async function photosOffline(world: World): Promise<void> {
  const told: Told = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(world.browser, world.origin, world.mail, told);
  const { teamId, formId } = world.filesForm;
  await page.goto(`${world.origin}/teams/${teamId}/forms/${formId}/response`);
  await page.waitForURL(/\/response\/[0-9a-f-]{36}/);
  told.responseId = /response\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  await noteOf(page).waitFor();
  await page.context().setOffline(true);
  await noteOf(page).fill('photos');
  await pickPhotos(page, largePhotos);
  for (const { name } of largePhotos) await page.getByText(name).first().waitFor();
  await page.getByText(/Saved on this device/).waitFor();
  const begin = performance.now();
  await submitOf(page).click();
  await thanksOf(page).waitFor();
  world.record.worst('submit of 20 MB told after', performance.now() - begin);
  told.submitted = true;
  world.told.push(told);
  await page.context().setOffline(false);
  await untilSent(page, 180_000);
  await page.close();
  await checkPhotos(world, told, largePhotos);
}
