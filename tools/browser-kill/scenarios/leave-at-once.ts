import { pause } from '../../workspace-kill/caller.ts';
import { noteOf, openPage, startResponse, submitOf, type Told, thanksOf } from '../filling.ts';
import { readResponse } from '../local-rows.ts';
import type { World } from '../world.ts';

/**
 * The page is left while its worker sends what was submitted a moment ago, again and again: the worker is ended while it
 * loads what draws the PDF. Counts the renderers that Chromium ends with it.
 */
export async function leaveAtOnce(world: World, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const told: Told = { responseId: '', saved: undefined, submitted: false };
    let page = await openPage(world.browser, world.origin, world.mail, told);
    let isOver = false;
    page.on('crash', () => {
      isOver = true;
    });
    told.responseId = await startResponse(page, world.origin, world.form);
    await noteOf(page).fill(`left at once ${round}`);
    await submitOf(page).click();
    await thanksOf(page).waitFor();
    told.submitted = true;
    world.told.push(told);
    await pause(world.chance.below(4000));
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    await pause(1000);
    world.record.count('pages left at once after a submit');
    if (isOver) {
      world.record.count('renderers that ended when they were left');
      page = await openPage(world.browser, world.origin, world.mail, told);
    }
    const local = await readResponse(page, told.responseId);
    if (!local.submitted && !local.hasReceipt)
      world.record.wrong(`left at once ${round}: told as submitted, is a draft`);
    await page.close();
  }
}
