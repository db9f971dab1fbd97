// `npm run browser:kill [-- --renderer 50 --browser 20 --only kills,tabs,quota,photos,update,portal]`: the built app in a real
// Chromium against the real server; kills, freezes, fills up and updates the browser while somebody fills in and submits. Ends
// with one line of counts. Some twenty minutes.
import { parseArgs } from 'node:util';
import { checkLibrary } from './check-library.ts';
import { withWorld } from './prepare-world.ts';
import { fullStorage } from './scenarios/full-storage.ts';
import { killRounds } from './scenarios/kills.ts';
import { photosOffline } from './scenarios/photos-offline.ts';
import { frozenLeader, twoTabs } from './scenarios/two-tabs.ts';
import { captivePortal, updateMidFill } from './scenarios/update-and-portal.ts';
import type { World } from './world.ts';

const { values } = parseArgs({
  options: {
    renderer: { type: 'string', default: '50' },
    browser: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'kills,tabs,quota,photos,portal,update' },
  },
});

const scenarios: { readonly [name: string]: (world: World) => Promise<void> } = {
  async kills(world) {
    await killRounds(world, 'renderer', Number(values.renderer));
    await killRounds(world, 'browser', Number(values.browser));
  },
  async tabs(world) {
    await twoTabs(world);
    await frozenLeader(world, 3);
  },
  quota: fullStorage,
  photos: photosOffline,
  portal: captivePortal,
  update: updateMidFill,
};

const { record } = await withWorld(Number(values.seed), async (world) => {
  for (const name of values.only.split(',')) {
    console.log(`${new Date().toTimeString().slice(0, 8)} ${name}`);
    await scenarios[name]?.(world).catch((cause: unknown) => world.record.wrong(`${name} ended: ${cause}`));
    const [, ...open] = world.browser.context.pages();
    await Promise.all(open.map((page) => page.close()));
  }
  await checkLibrary(world);
});
console.log(record.summary());
process.exit(record.wrongs.length > 0 ? 1 : 0);
