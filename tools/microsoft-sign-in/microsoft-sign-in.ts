// `npm run microsoft:sign-in [-- --only silent]`: Microsoft's library against the embedded sign-in over https in a real browser: by redirect, silently, in a popup
// over a page of another origin that frames the app, in a window of Teams; and the product's own sign-in in such a frame. Says for each what was
// seen. Pictures in shots/microsoft-sign-in. Some two minutes. What only Microsoft can prove stands in docs/guides/run-on-microsoft-365.md.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findAnyFreePort } from '@tideform/server/testing';
import { findChromium } from '../../e2e/find-chromium.ts';
import { launchOptions } from '../../e2e/launch-options.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { buildWeb } from '../start/build-web.ts';
import { openSites, type Sites } from './sites.ts';
import { type Way, ways } from './ways.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
await buildWeb();
const pictures = join(import.meta.dirname, '../../shots/microsoft-sign-in');
mkdirSync(pictures, { recursive: true });
const port = await findAnyFreePort();
const sites = await openSites(`http://localhost:${port}`);
const server = await startServer({
  port,
  environment: { PUBLIC_URL: sites.app, FRAME_ANCESTORS: `${sites.elsewhere} ${sites.teams}` },
});
const executablePath = findChromium({ isWhole: true });
const browser = await chromium.launch({
  ...launchOptions,
  ...(executablePath && { executablePath }),
  args: [...launchOptions.args, `--host-resolver-rules=${sites.resolverRules}`],
});
let wrong = 0;
try {
  for (const way of ways.filter(({ name }) => name.includes(values.only))) wrong += await walk(browser, sites, way);
} finally {
  await browser.close();
  await server.remove();
  await sites.close();
}
if (wrong > 0) process.exitCode = 1;

/** A browser of its own for each way: nobody is signed in yet. */
async function walk(opened: Browser, places: Sites, { name, isMicrosoft, play }: Way): Promise<number> {
  places.show({ isMicrosoft });
  const context = await opened.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' });
  const page = await context.newPage();
  const said = new Set<string>();
  context.on('console', (message) => message.type() === 'error' && said.add(message.text().slice(0, 200)));
  context.on('weberror', (thrown) => said.add(thrown.error().message));
  try {
    const seen = await play(page, places);
    await page.screenshot({ path: join(pictures, `${name.replaceAll(' ', '-')}.png`) });
    console.log(`ok     ${name}: ${seen}`);
    return 0;
  } catch (error) {
    await page.screenshot({ path: join(pictures, `${name.replaceAll(' ', '-')}-wrong.png`) });
    console.log(`WRONG  ${name}: ${(error as Error).message}`);
    for (const each of said) console.log(`       console: ${each}`);
    for (const window of context.pages()) console.log(`       window: ${window.url().slice(0, 200)}`);
    return 1;
  } finally {
    await context.close();
  }
}
