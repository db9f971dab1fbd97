import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { note } from '../forms/small-forms.ts';
import { limitFactor } from '../machine-speed.ts';
import { teams } from '../people.ts';
import { processorSecondsSoFar } from '../processor-seconds.ts';
import type { PublishedForm } from '../screens/builder.ts';
import { startResponse } from '../screens/respond.ts';
import { signIn } from '../screens/sign-in.ts';
import { asSetUp } from './as-set-up.ts';
import { findLeaks } from './find-leaks.ts';
import { type MakeForm, openFormMaker } from './make-forms.ts';
import { noteTold, nothingTold, type ToldSoFar } from './note-told.ts';
import { keepNothingYet } from './open-offline.ts';
import { watchPolicy } from './policy-watch.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { openSession } from './session.ts';
import { skipTour } from './skip-tour.ts';

/** Only ends what hangs. */
const START_LIMIT_MS = 300_000 * limitFactor;

interface Fixtures {
  /** Notes in the report the processor seconds that a journey took of its server, its database and its browser. */
  readonly processorTime: undefined;
  /** `test.use({ signsInByHand: true })`: through the sign-in page, for journeys that are about it. */
  readonly signsInByHand: boolean;
  /** A browser of their own for a person of the demo workspace, in which they are signed in and have opened nothing yet. */
  newBrowser(mail: string): Promise<Page>;
  /** The same, at the teams. */
  signedIn(mail: string): Promise<Page>;
  /** The same, at a new response to this form. */
  answering(mail: string, form: PublishedForm): Promise<Page>;
  /** A browser in which nobody is signed in. */
  browserContext(options?: BrowserContextOptions): Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** `test.use({ hasSwitches: true })`: a server of its own that can be made to fail. */
  readonly hasSwitches: boolean;
  /** `test.use({ hasOwnBuild: true })`: a server with a copy of the build, which `publishBuild` replaces. */
  readonly hasOwnBuild: boolean;
  readonly server: ServerProcess;
  /** Tokens and answers of the browsers of this server: its log may tell none. */
  readonly told: ToldSoFar;
  /** What journeys begin with: the first team's library, with a form in it. Made once, and no journey's own set-up. */
  readonly library: { readonly make: MakeForm; readonly siteNote: PublishedForm };
  /** Publishes a form without a browser. A journey that is about building does it by hand. */
  readonly makeForm: MakeForm;
  /** 'Site note' of the first team, one required text: for all journeys that need any form. */
  readonly siteNote: PublishedForm;
}

/** Journeys run against the real server and a real browser. Every one fails on a policy violation or an uncaught error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  signsInByHand: [false, { option: true }],
  hasSwitches: [false, { option: true, scope: 'worker' }],
  hasOwnBuild: [false, { option: true, scope: 'worker' }],

  server: [
    async ({ hasSwitches, hasOwnBuild, told }, use) => {
      const server = await startServer({ hasSwitches, hasOwnBuild });
      await use(server);
      await server.remove();
      const logged = server.log.filter((line) => !server.greeting.has(line));
      expect(findLeaks(logged, told)).toEqual([]);
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
  told: [async ({}, use) => use(nothingTold()), { scope: 'worker' }],

  library: [
    async ({ server }, use) => {
      const make = await openFormMaker(server.address);
      await use({ make, siteNote: await make({ team: teams.first, title: 'Site note', source: note }) });
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],

  makeForm: [({ library }, use) => use((form) => asSetUp('form', () => library.make(form))), { scope: 'worker' }],

  siteNote: [({ library }, use) => use(library.siteNote), { scope: 'worker' }],

  processorTime: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs.
    async ({}, use, testInfo) => {
      const before = processorSecondsSoFar();
      await use(undefined);
      const seconds = (processorSecondsSoFar() - before).toFixed(2);
      testInfo.annotations.push({ type: 'processor', description: seconds });
    },
    { auto: true },
  ],

  browserContext: async ({ browser, server, told }, use) => {
    const watches: { violations: readonly string[] }[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: server.address, ...options });
      watches.push(await watchPolicy(context));
      await keepNothingYet(context);
      await skipTour(context);
      noteTold(context, told);
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(watches.flatMap((watch) => watch.violations)).toEqual([]);
  },

  newBrowser: async ({ browserContext, server }, use) => {
    await use((mail) =>
      asSetUp('browser', async () => {
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
      return asSetUp('app', async () => {
        await page.goto('/');
        await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
        return page;
      });
    });
  },

  answering: async ({ newBrowser }, use) => {
    await use(async (mail, { teamId, formId }) => {
      const page = await newBrowser(mail);
      return asSetUp('response', async () => {
        await startResponse(page, teamId, formId);
        return page;
      });
    });
  },
});

export { expect };
