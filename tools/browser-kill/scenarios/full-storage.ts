import type { CDPSession, Locator, Page } from '@playwright/test';
import { cdpOf } from '../browser.ts';
import { noteOf, openPage, savedOf, startResponse, submitOf, type Told, thanksOf, untilSent } from '../filling.ts';
import { countEach, countRows, readResponse } from '../local-rows.ts';
import { pickPhotos } from '../photos.ts';
import { describeUse, fillUp, makeRoom, noise } from '../storage-limit.ts';
import type { World } from '../world.ts';

/** I18: a failure is visible within a minute. */
const tellMs = 60_000;

interface Full {
  readonly world: World;
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly told: Told;
}

/** The storage runs full while a draft is saved, submitted and given a photo: with the reserve, and beyond it. */
export async function fullStorage(world: World): Promise<void> {
  await onFullStorage(world, saveWithTheReserve);
  await onFullStorage(world, submitWithTheReserve);
  await onFullStorage(world, beyondTheReserve);
  await onFullStorage(world, addPhotos);
}

/** A response of its own, which `work` submits. */
async function onFullStorage(world: World, work: (full: Full) => Promise<void>): Promise<void> {
  const told: Told = { responseId: '', saved: undefined, submitted: false };
  const page = await openPage(world.browser, world.origin, world.mail, told);
  const cdp = await cdpOf(page);
  told.responseId = await startResponse(page, world.origin, world.filesForm);
  await noteOf(page).fill('before it was full');
  await savedOf(page).waitFor();
  // What the one before has submitted is gone: it would work while the storage is full, and take the reserve.
  await untilSent(page);
  if ((await countRows(page, 'reserve')) !== 1) world.record.wrong('quota: there is no reserve');
  try {
    await work({ world, page, cdp, told });
  } finally {
    await makeRoom({ world, cdp });
  }
  await thanksOf(page).waitFor({ timeout: 15_000 });
  told.submitted = true;
  world.told.push(told);
  // The next start lays it again.
  await page.reload();
  await page.close();
}

async function saveWithTheReserve(full: Full): Promise<void> {
  const { page } = full;
  await fillUp(full);
  await noteOf(page).fill(`full at save ${noise(60_000)}`);
  await toldWithin(full, savedOf(page), 'quota: the reserve made no room for a save');
  await countReserve(full, 'save');
  await makeRoom(full);
  await submitOf(page).click();
}

/** The storage is full at the click, not before: the submit itself takes the reserve. */
async function submitWithTheReserve(full: Full): Promise<void> {
  const { page } = full;
  await noteOf(page).fill(`full at submit ${noise(300_000)}`);
  await savedOf(page).waitFor();
  await untilSent(page);
  await fillUp(full);
  await submitOf(page).click();
  await toldWithin(full, thanksOf(page), 'quota: the reserve made no room for a submit');
  await countReserve(full, 'submit');
}

/**
 * Answers that need more than the reserve and all that the browser may still delete: neither saved nor submitted, and the
 * person hears of both. Nothing of them is left, and when there is room again everything works.
 */
async function beyondTheReserve(full: Full): Promise<void> {
  const { world, page, told } = full;
  const before = await rowsOf(page, told.responseId);
  await fillUp(full);
  await noteOf(page).fill(noise(4_000_000));
  const unsaved = page.getByText(/could not be saved on this device\. Free some space/);
  if (await toldWithin(full, unsaved, 'quota: a save that did not fit was not told of'))
    world.record.count('saves that did not fit and were told of');
  if ((await countRows(page, 'reserve')) > 0) world.record.wrong('quota: a refused save did not try the reserve');
  await submitOf(page).click();
  const refused = page.getByText('Not submitted: the storage of this device is full');
  if (await toldWithin(full, refused, 'quota: a submit that did not fit was not told of'))
    world.record.count('submits that did not fit and were told of');
  const after = await rowsOf(page, told.responseId);
  if (after !== before) world.record.wrong(`quota: refused writes have left something: ${before} is now ${after}`);
  await makeRoom(full);
  await noteOf(page).fill('room again');
  await savedOf(page).waitFor();
  await unsaved.waitFor({ state: 'hidden' });
  await submitOf(page).click();
}

/** One photo that the reserve makes room for, and one that nothing does: bytes and row of a photo are there, or neither. */
async function addPhotos(full: Full): Promise<void> {
  const { world, page, told } = full;
  await fillUp(full);
  await pickPhotos(page, [{ name: 'fits.bin', seed: 1, bytes: 2_000_000 }]);
  await toldWithin(full, page.getByText('Added fits.bin.'), 'quota: the reserve made no room for a photo');
  await countReserve(full, 'photo');
  const before = await photosOf(page);
  if (before !== '1 of 1') world.record.wrong(`quota: a photo was kept as ${before}`);
  await pickPhotos(page, [{ name: 'fits not.bin', seed: 2, bytes: 8_000_000 }]);
  if (await toldWithin(full, page.getByText('File upload failed'), 'quota: a photo that did not fit was not told of'))
    world.record.count('photos that did not fit and were told of');
  const after = await photosOf(page);
  if (after !== before) world.record.wrong(`quota: a refused photo has left something: ${after}`);
  await makeRoom(full);
  await submitOf(page).click();
  await thanksOf(page).waitFor();
  await untilSent(page);
  const arrived = (await world.library.submissions()).find(({ responseId }) => responseId === told.responseId);
  const files = arrived?.answers.files as readonly { readonly originalName: string }[] | undefined;
  const names = files?.map(({ originalName }) => originalName).join(', ');
  if (names === 'fits.bin') world.record.count('photos that arrived after the storage was full');
  else world.record.wrong(`quota: of the photos arrived: ${names}`);
}

/** The response as this device has it, but for where its draft lies in the library. */
const rowsOf = async (page: Page, responseId: string) => JSON.stringify(await readResponse(page, responseId));

/** Bytes and rows of photos. */
const photosOf = async (page: Page) => (await countEach(page, ['files', 'attachments'])).join(' of ');

async function countReserve({ world, page }: Full, what: string): Promise<void> {
  const isThere = (await countRows(page, 'reserve')) > 0;
  world.record.count(isThere ? `${what}s that went through beside the reserve` : `reserves given up for a ${what}`);
}

/** Whether it is drawn before long. */
async function toldWithin(full: Full, what: Locator, otherwise: string): Promise<boolean> {
  try {
    await what.first().waitFor({ timeout: tellMs });
    return true;
  } catch {
    const shown = await full.page.getByRole('status').allTextContents();
    const says = `the page says '${shown.join(' | ').slice(0, 200)}'`;
    full.world.record.wrong(`${otherwise}; ${says}, ${await describeUse(full)}`);
    return false;
  }
}
