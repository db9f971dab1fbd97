import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { noteOf, openPage, submitOf, type Told, thanksOf, untilSent } from '../filling.ts';
import type { World } from '../world.ts';

const photos = 8;
const photoBytes = 2_500_000;

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
  await pickPhotos(page);
  for (let at = 0; at < photos; at++) await page.getByText(nameOf(at)).first().waitFor();
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

  const arrived = (await world.library.submissions()).filter((one) => one.responseId === told.responseId);
  const hashes = arrived[0] ? await world.library.hashes(arrived[0].folderId) : new Map<string, string>();
  for (let at = 0; at < photos; at++) {
    const bytes = photoOf([at, photoBytes]);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const times = [...hashes.values()].filter((each) => each === hash).length;
    if (times === 1) world.record.count('bytes of photos that arrived whole', bytes.length);
    else world.record.wrong(`photos: ${nameOf(at)} arrived ${times} times`);
  }
}

const nameOf = (at: number) => `photo ${at}.bin`;

/** Noise, the same here and in the page. */
function photoOf([at, length]: readonly [number, number]): Uint8Array<ArrayBuffer> {
  let state = at + 1;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/** As if picked in the browser's own dialog. Made in the page: a debugging connection is too narrow for 20 MB. */
export async function pickPhotos(page: Page): Promise<void> {
  const picked = await page.evaluateHandle(() => new DataTransfer());
  for (let at = 0; at < photos; at++) {
    const bytes = await page.evaluateHandle(photoOf, [at, photoBytes] as const);
    await picked.evaluate((all, [content, name]) => all.items.add(new File([content], name)), [
      bytes,
      nameOf(at),
    ] as const);
  }
  await picked.evaluate((all) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('The form has no place for files');
    input.files = all.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
