// `npm run browser:kill [-- --renderer 50 --browser 20 --crash 10 --leave 20 --added 10 --only
// kills,added,leave,tabs,quota,pdf,photos,portal,update]`: runs the built app in a real Chromium against the real
// server; kills and freezes the browser, fills its storage, and updates the app while a form is answered and submitted.
// Ends with one line of counts. Takes about twenty minutes.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { checkLibrary } from './check-library.ts';
import { withWorld } from './prepare-world.ts';
import { addedPhotos } from './scenarios/added-photos.ts';
import { endlessPdf } from './scenarios/endless-pdf.ts';
import { fullStorage } from './scenarios/full-storage.ts';
import { killRounds } from './scenarios/kills.ts';
import { leaveAtOnce } from './scenarios/leave-at-once.ts';
import { photosOffline } from './scenarios/photos-offline.ts';
import { frozenLeader, twoTabs } from './scenarios/two-tabs.ts';
import { captivePortal, updateMidFill } from './scenarios/update-and-portal.ts';
import type { World } from './world.ts';

const { values } = parseArgs({
  options: {
    renderer: { type: 'string', default: '50' },
    browser: { type: 'string', default: '20' },
    crash: { type: 'string', default: '10' },
    leave: { type: 'string', default: '20' },
    added: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'kills,added,leave,tabs,quota,pdf,photos,portal,update' },
  },
});

const scenarios: { readonly [name: string]: (world: World) => Promise<void> } = {
  async kills(world) {
    await killRounds(world, 'renderer', Number(values.renderer));
    await killRounds(world, 'crash', Number(values.crash));
    await killRounds(world, 'browser', Number(values.browser));
  },
  added: (world) => addedPhotos(world, Number(values.added)),
  leave: (world) => leaveAtOnce(world, Number(values.leave)),
  async tabs(world) {
    await twoTabs(world);
    await frozenLeader(world, 3);
  },
  quota: fullStorage,
  pdf: endlessPdf,
  photos: photosOffline,
  portal: captivePortal,
  update: updateMidFill,
};

/** Runs a scenario and returns the open pages. If the scenario fails, prints the text of each open page. */
async function play(world: World, name: string): Promise<readonly Page[]> {
  try {
    await scenarios[name]?.(world);
  } catch (cause) {
    world.record.addViolation(`${name} failed: ${cause}`);
    for (const page of world.browser.context.pages()) {
      const text = await page.innerText('body').catch(String);
      console.log(`  ${page.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
    }
  }
  return world.browser.context.pages();
}

const { record } = await withWorld(Number(values.seed), async (world) => {
  for (const name of values.only.split(',')) {
    console.log(`${new Date().toTimeString().slice(0, 8)} ${name}`);
    const [, ...open] = await play(world, name);
    await Promise.all(open.map((page) => page.close()));
  }
  await checkLibrary(world).catch((cause: unknown) => world.record.addViolation(`the final check failed: ${cause}`));
});
console.log(record.summary());
process.exit(record.violations.length > 0 ? 1 : 0);
