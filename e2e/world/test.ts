import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { note } from '../forms/small-forms.ts';
import { limitFactor } from '../machine-speed.ts';
import { teams } from '../people.ts';
import { getProcessorSeconds } from '../processor-seconds.ts';
import type { PublishedForm } from '../screens/builder.ts';
import { startResponse } from '../screens/respond.ts';
import { signIn } from '../screens/sign-in.ts';
import { createFormPublisher, type PublishForm } from './create-form-publisher.ts';
import { findLeaks } from './find-leaks.ts';
import { createEmptySecrets, type MutableSecrets, observeSecrets } from './observe-secrets.ts';
import { delayServiceWorker } from './open-offline.ts';
import { watchPolicy } from './policy-watch.ts';
import { recordSetup } from './record-setup.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { openSession } from './session.ts';
import { skipTour } from './skip-tour.ts';

/** Time limit for starting a server, in milliseconds. It only ends a hanging start. */
const START_LIMIT_MS = 300_000 * limitFactor;

interface JourneyFixtures {
  /** Records the processor seconds of the server, the database and the browser in the report. */
  readonly processorTime: undefined;
  /** `test.use({ signsInByHand: true })`: signs in through the sign-in page, for journeys about it. */
  readonly signsInByHand: boolean;
  /** Opens a new browser context in which a demo user is signed in, with a blank page. */
  newBrowser(mail: string): Promise<Page>;
  /** Opens a new browser context with a signed-in user, at the teams. */
  signedIn(mail: string): Promise<Page>;
  /** Opens a new browser context with a signed-in user, at a new response to a form. */
  answering(mail: string, form: PublishedForm): Promise<Page>;
  /** Opens a new browser context without a user. */
  browserContext(options?: BrowserContextOptions): Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** `test.use({ hasSwitches: true })`: a separate server that can be made to fail. */
  readonly hasSwitches: boolean;
  /** `test.use({ hasOwnBuild: true })`: a server with a copy of the build, which `publishBuild` replaces. */
  readonly hasOwnBuild: boolean;
  readonly server: ServerProcess;
  /** Tokens and answers of this server's browsers, which its log must not contain. */
  readonly secrets: MutableSecrets;
  /** The first team's library with a form. It is created once per worker, so it doesn't count as a journey's setup. */
  readonly library: { readonly make: PublishForm; readonly siteNote: PublishedForm };
  /** Publishes a form without a browser. Journeys about building use the builder instead. */
  readonly makeForm: PublishForm;
  /** The form 'Site note' of the first team, with one required text field: for journeys that need any form. */
  readonly siteNote: PublishedForm;
}

/**
 * Journeys run against the real server and a real browser. Each one fails on a policy violation or an uncaught error.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  signsInByHand: [false, { option: true }],
  hasSwitches: [false, { option: true, scope: 'worker' }],
  hasOwnBuild: [false, { option: true, scope: 'worker' }],

  server: [
    async ({ hasSwitches, hasOwnBuild, secrets }, use) => {
      const server = await startServer({ hasSwitches, hasOwnBuild });
      await use(server);
      await server.remove();
      const logged = server.log.filter((line) => !server.greeting.has(line));
      expect(findLeaks(logged, secrets)).toEqual([]);
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
  secrets: [async ({}, use) => use(createEmptySecrets()), { scope: 'worker' }],

  library: [
    async ({ server }, use) => {
      const make = await createFormPublisher(server.address);
      await use({ make, siteNote: await make({ team: teams.first, title: 'Site note', source: note }) });
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  makeForm: [({ library }, use) => use((form) => recordSetup('form', () => library.make(form))), { scope: 'worker' }],

  siteNote: [({ library }, use) => use(library.siteNote), { scope: 'worker' }],

  processorTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use, testInfo) => {
      const before = getProcessorSeconds();
      await use(undefined);
      const seconds = (getProcessorSeconds() - before).toFixed(2);
      testInfo.annotations.push({ type: 'processor', description: seconds });
    },
    { auto: true },
  ],

  browserContext: async ({ browser, server, secrets }, use) => {
    const watches: { violations: readonly string[] }[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: server.address, ...options });
      watches.push(await watchPolicy(context));
      await delayServiceWorker(context);
      await skipTour(context);
      observeSecrets(context, secrets);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(watches.flatMap((watch) => watch.violations)).toEqual([]);
  },

  newBrowser: async ({ browserContext, server }, use) => {
    await use((mail) =>
      recordSetup('browser', async () => {
        const { storageState } = await openSession(server.address, mail);
        return (await browserContext({ storageState })).newPage();
      }),
    );
  },

  signedIn: async ({ browserContext, newBrowser, signsInByHand }, use) => {
    await use(async (mail) => {
      if (signsInByHand) {
        const page = await (await browserContext()).newPage();
        await page.goto('/');
        await signIn(page, mail);
        return page;
      }
      const page = await newBrowser(mail);
      return recordSetup('app', async () => {
        await page.goto('/');
        await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
        return page;
      });
    });
  },

  answering: async ({ newBrowser }, use) => {
    await use(async (mail, { teamId, formId }) => {
      const page = await newBrowser(mail);
      return recordSetup('response', async () => {
        await startResponse(page, teamId, formId);
        return page;
      });
    });
  },
});

export { expect };
