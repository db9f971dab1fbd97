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
import type { TestEnvironment } from '../test-environment.ts';

/**
 * Leaves the page repeatedly while its worker sends a new submission: the worker is terminated while it loads the PDF
 * code. Counts the renderers that Chromium terminates as a result.
 */
export async function runLeaveAtOnce(environment: TestEnvironment, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
    let page = await openPage(environment.browser, environment.origin, environment.mail, observed);
    let isOver = false;
    page.on('crash', () => {
      isOver = true;
    });
    observed.responseId = await startResponse(page, environment.origin, environment.form);
    await getNoteField(page).fill(`left at once ${round}`);
    await getSubmitButton(page).click();
    await getConfirmation(page).waitFor();
    observed.submitted = true;
    environment.observed.push(observed);
    await pause(environment.chance.below(4000));
    await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    await pause(1000);
    environment.record.count('pages left immediately after a submit');
    if (isOver) {
      environment.record.count('renderers that crashed when their page was left');
      page = await openPage(environment.browser, environment.origin, environment.mail, observed);
    }
    const local = await readResponse(page, observed.responseId);
    if (!local.submitted && !local.hasReceipt)
      environment.record.addViolation(`left at once ${round}: confirmed as submitted, but is still a draft`);
    await page.close();
  }
}
