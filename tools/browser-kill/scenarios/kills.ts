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
import type { World } from '../world.ts';

/** What is killed: the renderers or the whole browser by SIGKILL, or one renderer by a crash command. */
export type KillTarget = 'renderer' | 'browser' | 'crash';

/**
 * Kills the page's renderer or the whole browser during an autosave or submit, and checks that everything the app
 * confirmed is still there.
 */
export async function killRounds(world: World, what: KillTarget, rounds: number): Promise<void> {
  for (let round = 0, attempts = 0; round < rounds; attempts++) {
    try {
      await killRound(world, what, round);
      round += 1;
    } catch (cause) {
      // NOTE: a Chromium bug, see results.md: a renderer may crash when its page is left while its worker loads a
      // module. Repeats the round.
      if (!/crashed|has been closed/.test(String(cause)) || attempts > 3 * rounds) throw cause;
      world.record.count('renderers that crashed on their own');
    }
  }
}

async function killRound(world: World, what: KillTarget, round: number): Promise<void> {
  const observed: ObservedResponse = { responseId: '', saved: undefined, submitted: false };
  let page = await openPage(world.browser, world.origin, world.mail, observed);
  observed.responseId = await startResponse(page, world.origin, world.form);
  const name = `${what} ${round}`;
  try {
    await getNoteField(page).fill(`${name} first`);
    await getSavedStatus(page).waitFor();
    await getNoteField(page).fill(`${name} second`);
    const isSubmit = round % 2 === 1;
    if (isSubmit)
      getSubmitButton(page)
        .click({ noWaitAfter: true })
        .catch(() => undefined);
    await pause(isSubmit ? world.chance.below(450) : 850 + world.chance.below(400));
    if (what === 'renderer') await killRenderers(world.browser);
    else if (what === 'crash') await crashRenderer(page);
    else {
      await world.browser.kill();
      world.browser = await openBrowser(world.profile);
    }
    world.record.count(`${what} kills`);
    if (observed.submitted) world.record.count('submits confirmed before the kill');
    if (observed.saved === `${name} second`) world.record.count('second saves confirmed before the kill');
  } finally {
    world.observed.push(observed);
  }
  const begin = performance.now();
  page = await openPage(world.browser, world.origin, world.mail, observed);
  world.record.recordMaximum('slowest reopening', performance.now() - begin);
  await checkResponse(world, page, observed, name);
  await submitDraft(world, page, observed);
  await page.close();
}

async function checkResponse(
  { record, observed }: World,
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
async function submitDraft({ origin, form, record }: World, page: Page, observed: ObservedResponse): Promise<void> {
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
