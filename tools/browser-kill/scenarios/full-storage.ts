import type { CDPSession, Page } from '@playwright/test';
import { cdpOf } from '../browser.ts';
import { noteOf, openPage, savedOf, startResponse, submitOf, type Told, thanksOf } from '../filling.ts';
import { countRows, readResponse } from '../local-rows.ts';
import type { World } from '../world.ts';

/** The storage runs full while a draft is saved, and while another is submitted. */
export async function fullStorage(world: World): Promise<void> {
  for (const what of ['save', 'submit'] as const) {
    const told: Told = { responseId: '', saved: undefined, submitted: false };
    const page = await openPage(world.browser, world.origin, world.mail, told);
    const cdp = await cdpOf(page);
    told.responseId = await startResponse(page, world.origin, world.form);
    await noteOf(page).fill('before it was full');
    await savedOf(page).waitFor();
    if ((await countRows(page, 'reserve')) !== 1) world.record.wrong(`quota ${what}: there is no reserve`);
    await limit(world, cdp);
    await noteOf(page).fill(`full at ${what} ${'x'.repeat(60_000)}`);
    if (what === 'submit') {
      await submitOf(page).click();
      await thanksOf(page)
        .waitFor({ timeout: 15_000 })
        .catch(() => world.record.wrong('quota: the reserve made no room for a submit'));
    } else
      await savedOf(page)
        .waitFor({ timeout: 15_000 })
        .catch(() => world.record.wrong('quota: the reserve made no room for a save'));
    if ((await countRows(page, 'reserve')) === 0) world.record.count(`reserves given up for a ${what}`);
    else world.record.count(`${what}s that went through without the reserve`);
    if (what === 'save') await beyondTheReserve(world, page, told);
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: `${world.origin}/` });
    if (what === 'save') {
      await noteOf(page).fill('room again');
      await savedOf(page).waitFor();
      await submitOf(page).click();
      await thanksOf(page).waitFor();
    }
    told.submitted = true;
    world.told.push(told);
    await page.close();
  }
}

/** Answers that fit nowhere: the person must hear of it, and what was saved before must stay. */
async function beyondTheReserve({ record }: World, page: Page, told: Told): Promise<void> {
  const before = await readResponse(page, told.responseId);
  const failed = page.getByText('Not saved').or(page.getByText(/could not be saved on this device/));
  await noteOf(page).fill('y'.repeat(4_000_000));
  const isLoud = await failed
    .first()
    .waitFor({ timeout: 30_000 })
    .then(
      () => true,
      () => false,
    );
  const after = await readResponse(page, told.responseId);
  const isKept = after.answers?.note === before.answers?.note;
  if (isLoud) record.count('saves that did not fit and were told of');
  else if (isKept) record.wrong('quota: a save that did not fit was not told of');
  else record.count('saves beyond the limit that the browser took');
  if (isLoud && !isKept) record.wrong('quota: a refused save has changed the row');
}

/** A little less than what is used, so that no further write fits. */
async function limit({ origin, record }: World, cdp: CDPSession): Promise<void> {
  const place = { origin: `${origin}/` };
  const { usage } = await cdp.send('Storage.getUsageAndQuota', place);
  await cdp.send('Storage.overrideQuotaForOrigin', { ...place, quotaSize: Math.max(1, usage - 1000) });
  const { overrideActive } = await cdp.send('Storage.getUsageAndQuota', place);
  if (!overrideActive) record.wrong('quota: the browser did not take the limit');
}
