import type { Page } from '@playwright/test';
import { pause } from '../../workspace-kill/caller.ts';
import { crashRenderer, killRenderers, openBrowser } from '../browser.ts';
import {
  getConfirmation,
  getNoteField,
  getSavedStatus,
  getSubmitButton,
  type ObservedResponse,
  openPage,
  startResponse,
} from '../fill-response.ts';
import { countRows, readResponse } from '../local-rows.ts';
import type { TestEnvironment } from '../test-environment.ts';

/** What is killed: the renderers or the whole browser by SIGKILL, or one renderer by a crash command. */
export type KillTarget = 'renderer' | 'browser' | 'crash';

/**
 * Kills the page's renderer or the whole browser during an autosave or submit, and checks that everything the app
 * confirmed is still there.
 */
export async function runKillRounds(environment: TestEnvironment, target: KillTarget, rounds: number): Promise<void> {
  for (let round = 0, attempts = 0; round < rounds; attempts++) {
    try {
      await killRound(environment, target, round);
      round += 1;
    } catch (cause) {
      // NOTE: a Chromium bug, see results.md: a renderer may crash when its page is left while its worker loads a
      // module. Repeats the round.
      if (!/crashed|has been closed/.test(String(cause)) || attempts > 3 * rounds) throw cause;
      environment.record.count('renderers that crashed on their own');
    }
  }
}

async function killRound(environment: TestEnvironment, target: KillTarget, round: number): Promise<void> {
  const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
  let page = await openPage(environment.browser, environment.origin, environment.mail, observed);
  observed.responseId = await startResponse(page, environment.origin, environment.form);
  const name = `${target} ${round}`;
  try {
    await getNoteField(page).fill(`${name} first`);
    await getSavedStatus(page).waitFor();
    await getNoteField(page).fill(`${name} second`);
    const isSubmit = round % 2 === 1;
    if (isSubmit)
      getSubmitButton(page)
        .click({ noWaitAfter: true })
        .catch(() => undefined);
    await pause(isSubmit ? environment.chance.below(450) : 850 + environment.chance.below(400));
    if (target === 'renderer') await killRenderers(environment.browser);
    else if (target === 'crash') await crashRenderer(page);
    else {
      await environment.browser.kill();
      environment.browser = await openBrowser(environment.profile);
    }
    environment.record.count(`${target} kills`);
    if (observed.submitted) environment.record.count('submits confirmed before the kill');
    if (observed.saved === `${name} second`) environment.record.count('second saves confirmed before the kill');
  } finally {
    environment.observed.push(observed);
  }
  const begin = performance.now();
  page = await openPage(environment.browser, environment.origin, environment.mail, observed);
  environment.record.recordMaximum('slowest reopening', performance.now() - begin);
  await checkResponse(environment, page, observed, name);
  await submitDraft(environment, page, observed);
  await page.close();
}

async function checkResponse(
  { record, observed }: TestEnvironment,
  page: Page,
  current: ObservedResponse,
  name: string,
): Promise<void> {
  const local = await readResponse(page, current.responseId);
  const order = [undefined, '', `${name} first`, `${name} second`];
  if (current.submitted && !local.submitted && !local.hasReceipt)
    record.addViolation(`${name}: confirmed as submitted, but is still a draft`);
  if (local.hasReceipt && !local.answers) return;
  const found = order.indexOf(local.answers?.note as string | undefined);
  if (found < order.indexOf(current.saved))
    record.addViolation(`${name}: confirmed '${current.saved}', stored '${local.answers?.note}'`);
  if (local.submitted !== local.isQueued && !local.hasReceipt) record.addViolation(`${name}: partly submitted`);
  const rows = (await countRows(page, 'responses')) + (await countRows(page, 'receipts'));
  const acknowledged = observed.filter((each) => each.saved !== undefined).length;
  if (rows < acknowledged)
    record.addViolation(`${name}: ${rows} rows for ${acknowledged} responses that were confirmed as saved`);
}

/** Opens a response that is still a draft, as a user would, and submits it. */
async function submitDraft(
  { origin, form, record }: TestEnvironment,
  page: Page,
  observed: ObservedResponse,
): Promise<void> {
  const local = await readResponse(page, observed.responseId);
  if (local.submitted || local.hasReceipt) {
    if (!observed.submitted) record.count('submits stored but not confirmed');
    observed.submitted = true;
    return;
  }
  await page.goto(`${origin}/teams/${form.teamId}/forms/${form.formId}/response/${observed.responseId}`);
  await getNoteField(page).waitFor();
  const shown = await getNoteField(page).inputValue();
  if (shown !== local.answers?.note) record.addViolation(`shown '${shown}', stored '${local.answers?.note}'`);
  await getSubmitButton(page).click();
  await getConfirmation(page).waitFor();
  observed.submitted = true;
}
