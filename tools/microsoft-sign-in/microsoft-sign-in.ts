// `npm run microsoft:sign-in [-- --only silent]`: tests Microsoft's sign-in library against the embedded sign-in over
// https in a real browser: by redirect, silently, in a popup over a page of another origin that frames the app, and in
// a Teams window; also the product's own sign-in in such a frame. Prints what each test observed. Screenshots in
// shots/microsoft-sign-in. Takes about two minutes. docs/guides/run-on-microsoft-365.md lists what only a Microsoft
// tenant can prove.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findAnyFreePort } from '@tideform/server/testing';
import { findChromium } from '../../e2e/find-chromium.ts';
import { launchOptions } from '../../e2e/launch-options.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { buildWeb } from '../start/build-web.ts';
import { type SignInFlow, signInFlows } from './sign-in-flows.ts';
import { openSites, type Sites } from './sites.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
await buildWeb();
const pictures = join(import.meta.dirname, '../../shots/microsoft-sign-in');
mkdirSync(pictures, { recursive: true });
const port = await findAnyFreePort();
const sites = await openSites(`http://localhost:${port}`);
const server = await startServer({
  port,
  environment: { PUBLIC_URL: sites.app, FRAME_ANCESTORS: `${sites.otherSite} ${sites.teams}` },
});
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({
  ...launchOptions,
  ...(executablePath && { executablePath }),
  args: [...launchOptions.args, `--host-resolver-rules=${sites.resolverRules}`],
});
let failedCount = 0;
try {
  for (const flow of signInFlows.filter(({ name }) => name.includes(values.only)))
    failedCount += await runFlow(browser, sites, flow);
} finally {
  await browser.close();
  await server.remove();
  await sites.close();
}
if (failedCount > 0) process.exitCode = 1;

/** Runs one sign-in flow in a new browser context, so that no user is signed in. */
async function runFlow(
  opened: Browser,
  testSites: Sites,
  { name, isMicrosoft, run: play }: SignInFlow,
): Promise<number> {
  testSites.configure({ isMicrosoft });
  const context = await opened.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' });
  const page = await context.newPage();
  const errors = new Set<string>();
  context.on('console', (message) => message.type() === 'error' && errors.add(message.text().slice(0, 200)));
  context.on('weberror', (thrown) => errors.add(thrown.error().message));
  try {
    const seen = await play(page, testSites);
    await page.screenshot({ path: join(pictures, `${name.replaceAll(' ', '-')}.png`) });
    console.log(`ok     ${name}: ${seen}`);
    return 0;
  } catch (error) {
    await page.screenshot({ path: join(pictures, `${name.replaceAll(' ', '-')}-wrong.png`) });
    console.log(`WRONG  ${name}: ${(error as Error).message}`);
    for (const each of errors) console.log(`       console: ${each}`);
    for (const window of context.pages()) console.log(`       window: ${window.url().slice(0, 200)}`);
    return 1;
  } finally {
    await context.close();
  }
}
