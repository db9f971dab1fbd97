import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { note } from '../forms/small-forms.ts';
import { buildAndPublish, type PublishedForm } from '../screens/builder.ts';
import { signIn } from '../screens/sign-in.ts';
import { people, teams } from './people.ts';
import { watchPolicy } from './policy-watch.ts';
import { type ServerProcess, startServer } from './server-process.ts';

interface Fixtures {
  /** Opens a browser of their own for a person of the demo workspace and signs them in. */
  signedIn(mail: string): Promise<Page>;
  /** A browser in which nobody is signed in. */
  browserContext(): Promise<BrowserContext>;
}

interface WorkerFixtures {
  /** `test.use({ hasSwitches: true })`: a server of its own that can be made to fail. */
  readonly hasSwitches: boolean;
  /** `test.use({ hasOwnBuild: true })`: a server with a copy of the build, which `publishBuild` replaces. */
  readonly hasOwnBuild: boolean;
  readonly server: ServerProcess;
  /** 'Site note' of the first team, one required text: made once for all journeys that need any form. */
  readonly siteNote: PublishedForm;
}

/** Journeys run against the real server and a real browser. Every one fails on a policy violation or an uncaught error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  hasSwitches: [false, { option: true, scope: 'worker' }],
  hasOwnBuild: [false, { option: true, scope: 'worker' }],

  server: [
    async ({ hasSwitches, hasOwnBuild }, use) => {
      const server = await startServer({ hasSwitches, hasOwnBuild });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  siteNote: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ baseURL: server.address });
      const page = await context.newPage();
      await page.goto('/');
      await signIn(page, people.owner);
      const form = await buildAndPublish(page, { team: teams.first, title: 'Site note', source: note });
      await context.close();
      await use(form);
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  browserContext: async ({ browser, server }, use) => {
    const watches: { violations: readonly string[] }[] = [];
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: server.address });
      watches.push(await watchPolicy(context));
      contexts.push(context);
      return context;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(watches.flatMap((watch) => watch.violations)).toEqual([]);
  },

  signedIn: async ({ browserContext }, use) => {
    await use(async (mail) => {
      const context = await browserContext();
      const page = await context.newPage();
      await page.goto('/');
      await signIn(page, mail);
      return page;
    });
  },
});

export { expect };
