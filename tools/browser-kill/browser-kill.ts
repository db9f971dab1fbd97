// `npm run browser:kill [-- --renderer 50 --browser 20 --crash 10 --leave 20 --added 10 --only
// kills,added,leave,tabs,quota,pdf,photos,portal,update]`: runs the built app in a real Chromium against the real
// server; kills and freezes the browser, fills its storage, and updates the app while a form is answered and submitted.
// Ends with one line of counts. Takes about twenty minutes.
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { checkLibrary } from './check-library.ts';
import { runAddedPhotos } from './scenarios/added-photos.ts';
import { runEndlessPdf } from './scenarios/endless-pdf.ts';
import { runFullStorage } from './scenarios/full-storage.ts';
import { runKillRounds } from './scenarios/kills.ts';
import { runLeaveAtOnce } from './scenarios/leave-at-once.ts';
import { runPhotosOffline } from './scenarios/photos-offline.ts';
import { runFrozenLeader, runTwoTabs } from './scenarios/two-tabs.ts';
import { runCaptivePortal, updateMidFill } from './scenarios/update-and-portal.ts';
import type { TestEnvironment } from './test-environment.ts';
import { withTestEnvironment } from './with-test-environment.ts';

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

const scenarios: { readonly [name: string]: (environment: TestEnvironment) => Promise<void> } = {
  async kills(environment) {
    await runKillRounds(environment, 'renderer', Number(values.renderer));
    await runKillRounds(environment, 'crash', Number(values.crash));
    await runKillRounds(environment, 'browser', Number(values.browser));
  },
  added: (environment) => runAddedPhotos(environment, Number(values.added)),
  leave: (environment) => runLeaveAtOnce(environment, Number(values.leave)),
  async tabs(environment) {
    await runTwoTabs(environment);
    await runFrozenLeader(environment, 3);
  },
  quota: runFullStorage,
  pdf: runEndlessPdf,
  photos: runPhotosOffline,
  portal: runCaptivePortal,
  update: updateMidFill,
};

/** Runs a scenario and returns the open pages. If the scenario fails, prints the text of each open page. */
async function runScenario(environment: TestEnvironment, name: string): Promise<readonly Page[]> {
  try {
    await scenarios[name]?.(environment);
  } catch (cause) {
    environment.record.addViolation(`${name} failed: ${cause}`);
    for (const page of environment.browser.context.pages()) {
      const text = await page.innerText('body').catch(String);
      console.log(`  ${page.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 400)}`);
    }
  }
  return environment.browser.context.pages();
}

const { record } = await withTestEnvironment(Number(values.seed), async (environment) => {
  for (const name of values.only.split(',')) {
    console.log(`${new Date().toTimeString().slice(0, 8)} ${name}`);
    const [, ...open] = await runScenario(environment, name);
    await Promise.all(open.map((page) => page.close()));
  }
  await checkLibrary(environment).catch((cause: unknown) =>
    environment.record.addViolation(`the final check failed: ${cause}`),
  );
});
console.log(record.summary());
process.exit(record.violations.length > 0 ? 1 : 0);
