import { pause } from '../../workspace-kill/caller.ts';
import {
  getConfirmation,
  getNoteField,
  getSubmitButton,
  type ObservedResponse,
  openPage,
  startResponse,
} from '../fill-response.ts';
import { readResponse } from '../local-rows.ts';
import type { World } from '../world.ts';

/**
 * Leaves the page repeatedly while its worker sends a new submission: the worker is terminated while it loads the PDF
 * code. Counts the renderers that Chromium terminates as a result.
 */
export async function leaveAtOnce(world: World, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
    let page = await openPage(world.browser, world.origin, world.mail, observed);
    let isOver = false;
    page.on('crash', () => {
      isOver = true;
    });
    observed.responseId = await startResponse(page, world.origin, world.form);
    await getNoteField(page).fill(`left at once ${round}`);
    await getSubmitButton(page).click();
    await getConfirmation(page).waitFor();
    observed.submitted = true;
    world.observed.push(observed);
    await pause(world.chance.below(4000));
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    await pause(1000);
    world.record.count('pages left immediately after a submit');
    if (isOver) {
      world.record.count('renderers that crashed when their page was left');
      page = await openPage(world.browser, world.origin, world.mail, observed);
    }
    const local = await readResponse(page, observed.responseId);
    if (!local.submitted && !local.hasReceipt)
      world.record.addViolation(`left at once ${round}: confirmed as submitted, but is still a draft`);
    await page.close();
  }
}
