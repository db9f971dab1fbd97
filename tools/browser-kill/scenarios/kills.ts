import type { Page } from '@playwright/test';
import { pause } from '../../workspace-kill/caller.ts';
import { crashRenderer, killRenderers, openBrowser } from '../browser.ts';
import { noteOf, openPage, savedOf, startResponse, submitOf, type Told, thanksOf } from '../filling.ts';
import { countRows, readResponse } from '../local-rows.ts';
import type { World } from '../world.ts';

/** SIGKILL to the renderers, or to the whole browser; or the renderer crashes by a command to it. */
export type Kill = 'renderer' | 'browser' | 'crash';

/** Kills the page's renderer or the whole browser, while it autosaves or submits, and looks what is left of what it told. */
export async function killRounds(world: World, what: Kill, rounds: number): Promise<void> {
  for (let round = 0, attempts = 0; round < rounds; attempts++) {
    try {
      await killRound(world, what, round);
      round += 1;
    } catch (cause) {
      // NOTE: Chromium's fault, see results.md: a renderer that is left while its worker loads a module may end. One more kill.
      if (!/crashed|has been closed/.test(String(cause)) || attempts > 3 * rounds) throw cause;
      world.record.count('renderers that ended by themselves');
    }
  }
}

async function killRound(world: World, what: Kill, round: number): Promise<void> {
  const told: Told = { responseId: '', saved: undefined, submitted: false };
  let page = await openPage(world.browser, world.origin, world.mail, told);
  told.responseId = await startResponse(page, world.origin, world.form);
  const name = `${what} ${round}`;
  try {
    await noteOf(page).fill(`${name} first`);
    await savedOf(page).waitFor();
    await noteOf(page).fill(`${name} second`);
    const isSubmit = round % 2 === 1;
    if (isSubmit)
      submitOf(page)
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
    if (told.submitted) world.record.count('submits told before the kill');
    if (told.saved === `${name} second`) world.record.count('second saves told before the kill');
  } finally {
    world.told.push(told);
  }
  const begin = performance.now();
  page = await openPage(world.browser, world.origin, world.mail, told);
  world.record.worst('worst reopening', performance.now() - begin);
  await check(world, page, told, name);
  await finish(world, page, told);
  await page.close();
}

async function check({ record, told }: World, page: Page, now: Told, name: string): Promise<void> {
  const local = await readResponse(page, now.responseId);
  const order = [undefined, '', `${name} first`, `${name} second`];
  if (now.submitted && !local.submitted && !local.hasReceipt) record.wrong(`${name}: told as submitted, is a draft`);
  if (local.hasReceipt && !local.answers) return;
  const found = order.indexOf(local.answers?.note as string | undefined);
  if (found < order.indexOf(now.saved)) record.wrong(`${name}: told '${now.saved}', has '${local.answers?.note}'`);
  if (local.submitted !== local.isQueued && !local.hasReceipt) record.wrong(`${name}: half submitted`);
  const rows = (await countRows(page, 'responses')) + (await countRows(page, 'receipts'));
  const acknowledged = told.filter((each) => each.saved !== undefined).length;
  if (rows < acknowledged) record.wrong(`${name}: ${rows} rows for ${acknowledged} responses that were told as saved`);
}

/** What is still a draft is opened as a person would, and submitted. */
async function finish({ origin, form, record }: World, page: Page, told: Told): Promise<void> {
  const local = await readResponse(page, told.responseId);
  if (local.submitted || local.hasReceipt) {
    if (!told.submitted) record.count('submits done and not told');
    told.submitted = true;
    return;
  }
  await page.goto(`${origin}/teams/${form.teamId}/forms/${form.formId}/response/${told.responseId}`);
  await noteOf(page).waitFor();
  const shown = await noteOf(page).inputValue();
  if (shown !== local.answers?.note) record.wrong(`shown '${shown}', kept '${local.answers?.note}'`);
  await submitOf(page).click();
  await thanksOf(page).waitFor();
  told.submitted = true;
}
