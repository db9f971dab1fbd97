import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { signIn } from '../screens/sign-in.ts';
import { watchPolicy } from './policy-watch.ts';
import { type ServerProcess, startServer } from './server-process.ts';

interface Fixtures {
  /** Opens a browser of their own for a person of the demo workspace and signs them in. */
  signedIn(mail: string): Promise<Page>;
  /** A browser in which nobody is signed in. */
  browserContext(): Promise<BrowserContext>;
}

interface WorkerFixtures {
  readonly server: ServerProcess;
}

/** Journeys run against the real server and a real browser. Every one fails on a policy violation or an uncaught error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
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
