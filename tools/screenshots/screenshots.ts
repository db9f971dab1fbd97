// `npm run shots [-- VARIANT… SCENE…]`: every screen and state, in light, dark, high contrast, on a phone and right-to-left,
// and the playground of every component; into shots/.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { people } from '../../e2e/people.ts';
import config from '../../e2e/playwright.config.ts';
import { startPlayground } from '../../e2e/world/playground.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { buildWeb } from '../start/build-web.ts';
import { type Made, makeContent } from './content.ts';
import { type Scene, scenes } from './scenes.ts';
import { shootPlayground } from './shoot-playground.ts';
import { type Variant, variants } from './variants.ts';

const folder = join(import.meta.dirname, '../../shots');
const wanted = process.argv.slice(2);
const pick = <Thing extends { readonly name: string }>(things: readonly Thing[]): readonly Thing[] => {
  const picked = things.filter(({ name }) => wanted.includes(name));
  return picked.length > 0 ? picked : things;
};

buildWeb();
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  const made = await makeContent(browser, server.address);
  for (const variant of pick(variants)) await shootScreens(browser, variant, made);
} finally {
  await server.remove();
}
const playground = await startPlayground();
try {
  await shootPlayground(browser, playground.address, folder);
} finally {
  await playground.close();
  await browser.close();
}

async function shootScreens(browser: Browser, variant: Variant, made: Made): Promise<void> {
  const context = await browser.newContext({ ...variant.options, baseURL: server.address, locale: 'en-GB' });
  if (variant.direction === 'rtl') {
    await context.addInitScript(() =>
      document.addEventListener('readystatechange', () => (document.documentElement.dir = 'rtl')),
    );
  }
  const page = await context.newPage();
  const shoot = (name: string) => shot(page, `${name}-${variant.name}`);
  await page.goto('/');
  await page.getByRole('button', { name: /work \/ school/ }).waitFor();
  await shoot('welcome');
  await page.getByRole('button', { name: /work \/ school/ }).click();
  await page.getByLabel('Password').waitFor();
  await shoot('sign-in');
  await page.getByRole('radio', { name: people.owner }).check();
  await page.getByLabel('Password').fill('tideform');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/teams/);
  for (const scene of pick(scenes)) await shootScene(page, scene, variant, made, shoot);
  await context.close();
}

async function shootScene(
  page: Page,
  scene: Scene,
  { name, options }: Variant,
  made: Made,
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  if (scene.onlyDesktop && options.isMobile) return;
  try {
    await scene.open(page, made);
  } catch (error) {
    console.log(`${scene.name}-${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  }
  await shoot(scene.name);
  await scene.leave?.(page);
}

/** Nothing loads and nothing moves. */
async function shot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}
