import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { watchPolicy } from '../../e2e/world/policy-watch.ts';
import { buildPage } from './build-page.ts';
import { servePage } from './serve-page.ts';

/** A tool's page in a real browser, with the product's content security policy. */
export interface OpenPage {
  readonly page: Page;
  /** Violations of the content security policy, uncaught errors and console errors so far. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export async function openPage(name: string, root: string, options: BrowserContextOptions): Promise<OpenPage> {
  const served = await servePage(await buildPage(name, root));
  let browser: Browser | undefined;
  const close = async () => {
    await browser?.close();
    served.close();
  };
  try {
    browser = await chromium.launch(config.use?.launchOptions);
    const context = await browser.newContext(options);
    const complaints = await collectComplaints(context);
    const page = await context.newPage();
    await page.goto(served.address);
    return { page, complaints, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function collectComplaints(context: Awaited<ReturnType<Browser['newContext']>>): Promise<readonly string[]> {
  const { violations } = await watchPolicy(context);
  context.on('console', (message) => {
    if (message.type() === 'error' && !violations.includes(message.text()))
      (violations as string[]).push(message.text());
  });
  return violations;
}
