import type { Page } from '@playwright/test';
import { pause } from '../../workspace-kill/caller.ts';
import { openCdpSession } from '../browser.ts';
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
import { readEpoch, readResponse } from '../local-rows.ts';
import type { TestEnvironment } from '../test-environment.ts';

const createObserved = (): ObservedResponse => ({ responseId: '', saved: undefined, submitted: false });

/** Edits one draft in two tabs and then submits it in both at the same moment. */
export async function runTwoTabs(environment: TestEnvironment): Promise<void> {
  const observed = createObserved();
  const first = await openPage(environment.browser, environment.origin, environment.mail, observed);
  observed.responseId = await startResponse(first, environment.origin, environment.form);
  await getNoteField(first).fill('tabs first');
  await getSavedStatus(first).waitFor();
  const second = await openPage(environment.browser, environment.origin, environment.mail, observed);
  await second.goto(first.url());
  await getNoteField(second).waitFor();
  for (let round = 0; round < 5; round++) {
    await Promise.all([
      getNoteField(first).fill(`tabs left ${round}`),
      getNoteField(second).fill(`tabs right ${round}`),
    ]);
    await pause(1500);
    const { answers } = await readResponse(second, observed.responseId);
    if (!/^tabs (left|right) /.test(String(answers?.note)))
      environment.record.addViolation(`two tabs: stored '${answers?.note}'`);
    environment.record.count('simultaneous saves in two tabs');
  }
  await Promise.all(
    [getSubmitButton(first).click(), getSubmitButton(second).click()].map((each) => each.catch(() => undefined)),
  );
  await Promise.any([getConfirmation(first).waitFor(), getConfirmation(second).waitFor()]);
  observed.submitted = true;
  environment.observed.push(observed);
  await waitUntilSent(second);
  environment.record.count('simultaneous submits in two tabs');
  await first.close();
  await second.close();
}

/**
 * Freezes the leader tab while it sends a submission, waits until another tab has become leader, and then unfreezes the
 * frozen tab.
 */
export async function runFrozenLeader(environment: TestEnvironment, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const leader = await openPage(environment.browser, environment.origin, environment.mail);
    await waitUntilSent(leader);
    const before = await readEpoch(leader);
    const standby = await openPage(environment.browser, environment.origin, environment.mail);
    await submitResponses(environment, leader, `frozen ${round}`, 3);
    const cdp = await openCdpSession(leader);
    await pause(environment.chance.below(600));
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    environment.record.count('leaders frozen');
    await submitResponses(environment, standby, `stand-by ${round}`, 1);
    await pause(3000);
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await waitUntilSent(standby);
    await pause(1000);
    const after = await readEpoch(standby);
    if (after > before) environment.record.count('leaders replaced while frozen');
    await leader.close();
    await waitUntilSent(standby);
    await standby.close();
  }
}

async function submitResponses(environment: TestEnvironment, page: Page, text: string, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const observed = createObserved();
    observed.responseId = await startResponse(page, environment.origin, environment.form);
    await getNoteField(page).fill(`${text} ${at}`);
    observed.saved = `${text} ${at}`;
    await getSubmitButton(page).click();
    await getConfirmation(page).waitFor();
    observed.submitted = true;
    environment.observed.push(observed);
  }
}
