import type { Page } from '@playwright/test';
import { pause } from '../../workspace-kill/caller.ts';
import { cdpOf } from '../browser.ts';
import { noteOf, openPage, savedOf, startResponse, submitOf, type Told, thanksOf, untilSent } from '../filling.ts';
import { epochOf, readResponse } from '../local-rows.ts';
import type { World } from '../world.ts';

const fresh = (): Told => ({ responseId: '', saved: undefined, submitted: false });

/** Two tabs edit one draft and then submit it at the same moment. */
export async function twoTabs(world: World): Promise<void> {
  const told = fresh();
  const first = await openPage(world.browser, world.origin, world.mail, told);
  told.responseId = await startResponse(first, world.origin, world.form);
  await noteOf(first).fill('tabs first');
  await savedOf(first).waitFor();
  const second = await openPage(world.browser, world.origin, world.mail, told);
  await second.goto(first.url());
  await noteOf(second).waitFor();
  for (let round = 0; round < 5; round++) {
    await Promise.all([noteOf(first).fill(`tabs left ${round}`), noteOf(second).fill(`tabs right ${round}`)]);
    await pause(1500);
    const { answers } = await readResponse(second, told.responseId);
    if (!/^tabs (left|right) /.test(String(answers?.note))) world.record.wrong(`two tabs: kept '${answers?.note}'`);
    world.record.count('saves of two tabs at once');
  }
  await Promise.all([submitOf(first).click(), submitOf(second).click()].map((each) => each.catch(() => undefined)));
  await Promise.any([thanksOf(first).waitFor(), thanksOf(second).waitFor()]);
  told.submitted = true;
  world.told.push(told);
  await untilSent(second);
  world.record.count('submits by two tabs at once');
  await first.close();
  await second.close();
}

/** The leading tab is frozen while it sends; another tab takes over; then the first one wakes up. */
export async function frozenLeader(world: World, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const leader = await openPage(world.browser, world.origin, world.mail);
    await untilSent(leader);
    const before = await epochOf(leader);
    const stand = await openPage(world.browser, world.origin, world.mail);
    await submitSome(world, leader, `frozen ${round}`, 3);
    const cdp = await cdpOf(leader);
    await pause(world.chance.below(600));
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    world.record.count('leaders frozen');
    await submitSome(world, stand, `stand-by ${round}`, 1);
    await pause(3000);
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await untilSent(stand);
    await pause(1000);
    const after = await epochOf(stand);
    if (after > before) world.record.count('leaders replaced while frozen');
    await leader.close();
    await untilSent(stand);
    await stand.close();
  }
}

async function submitSome(world: World, page: Page, text: string, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const told = fresh();
    told.responseId = await startResponse(page, world.origin, world.form);
    await noteOf(page).fill(`${text} ${at}`);
    told.saved = `${text} ${at}`;
    await submitOf(page).click();
    await thanksOf(page).waitFor();
    told.submitted = true;
    world.told.push(told);
  }
}
