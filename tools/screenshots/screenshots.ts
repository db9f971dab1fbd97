// `npm run shots [-- LANGUAGE… LOOK… SCENE…]`: every screen and state over the demonstration, in English, German, Arabic and the made-up
// language, light, dark, in high contrast and on a phone; and the playground of every component (`playground`); into shots/. With `axe`
// it also says which rules of WCAG 2.2 AA each of them breaks. `npm run shots -- help`: the pictures of the help, where they lie.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { brokenRules, everyRule } from '../../e2e/world/expect-accessible.ts';
import { startPlayground } from '../../e2e/world/playground.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { skipTour } from '../../e2e/world/skip-tour.ts';
import { buildWeb } from '../start/build-web.ts';
import { type Made, makeContent } from './content.ts';
import { helpFile, helpLook, helpPictures, helpVariants } from './help-pictures.ts';
import { makeWebhooks } from './make-webhooks.ts';
import { sayIn } from './say.ts';
import { answering } from './scenes/answering.ts';
import { building } from './scenes/building.ts';
import { finding } from './scenes/finding.ts';
import { importing } from './scenes/importing.ts';
import { looking } from './scenes/looking.ts';
import { parts } from './scenes/parts.ts';
import { publishing } from './scenes/publishing.ts';
import { sharing } from './scenes/sharing.ts';
import { telling } from './scenes/telling.ts';
import { shootArrival } from './shoot-arrival.ts';
import { shootPlayground } from './shoot-playground.ts';
import type { Scene, Stage } from './stage.ts';
import { type Variant, variantsOf } from './variants.ts';

const folder = join(import.meta.dirname, '../../shots');
const scenes = [
  ...finding,
  ...importing,
  ...building,
  ...publishing,
  ...answering,
  ...parts,
  ...looking,
  ...telling,
  ...sharing,
];
const wanted = process.argv.slice(2);
const picked = scenes.filter(({ name }) => wanted.includes(name));
const isSome = picked.length > 0;
const wantsPlayground = wanted.includes('playground');
const wantsAxe = wanted.includes('axe');
const wantsHelp = wanted.includes('help');

await buildWeb();
mkdirSync(folder, { recursive: true });
const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
const { args = [], ...launch } = config.use?.launchOptions ?? {};
const browser = await chromium.launch({ ...launch, args: [...args, ...camera] });
if (!wantsPlayground || isSome) await shootProduct();
if (wantsPlayground || wanted.length === 0) {
  const playground = await startPlayground();
  await shootPlayground(browser, playground.address, folder).finally(() => playground.close());
}
await browser.close();

async function shootProduct(): Promise<void> {
  const server = await startServer({ hasContent: true, webhookNetworks: '127.0.0.0/8' });
  try {
    const made = await makeContent(server.address);
    const receiver = await makeWebhooks(server.address, made.inspection);
    if (wantsHelp) await shootHelp(browser, server.address, made);
    else for (const variant of variantsOf(wanted)) await shootScreens(browser, server.address, variant, made);
    receiver.close();
  } finally {
    await server.remove();
  }
}

async function shootScreens(browser: Browser, baseURL: string, variant: Variant, made: Made): Promise<void> {
  const { spoken, looks, options } = variant;
  const context = await browser.newContext({
    ...options,
    baseURL,
    locale: spoken.locale,
    reducedMotion: 'reduce',
  });
  await skipTour(context);
  await context.addInitScript((language) => localStorage.setItem('language', language), spoken.language);
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const stage: Stage = { page, made, say: sayIn(spoken.language) };
  const shoot = async (name: string) => {
    await settle(page);
    for (const { name: look, media } of looks) {
      await page.emulateMedia(media);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await shot(page, `${name}-${spoken.name}-${look}`);
    }
    await page.emulateMedia(looks[0]!.media);
  };
  await shootArrival(stage, isSome ? async () => undefined : shoot);
  for (const scene of isSome ? picked : scenes) {
    if (!scene.onlyDesktop || !options.isMobile) await shootScene(stage, scene, spoken.name, shoot);
  }
  await context.close();
}

/** Only what the help shows, in its languages, into its folder. */
async function shootHelp(browser: Browser, baseURL: string, made: Made): Promise<void> {
  for (const { language, locale } of helpVariants) {
    const context = await browser.newContext({ ...helpLook, baseURL, locale, reducedMotion: 'reduce' });
    await skipTour(context);
    const page = await context.newPage();
    // These are kept: a picture of a screen that is not ready is no picture.
    page.setDefaultTimeout(60_000);
    const stage: Stage = { page, made, say: sayIn(language) };
    await shootArrival(stage, async () => undefined);
    for (const [name, wantedScene] of Object.entries(helpPictures)) {
      const scene = scenes.find((one) => one.name === wantedScene)!;
      await shootScene(stage, scene, language, async () => {
        await page.locator('.fui-Skeleton').first().waitFor({ state: 'detached' });
        await settle(page);
        await take(page, helpFile(language, name));
      });
    }
    // The builder gives up the form, so that the next language's device can edit it.
    await page.goto('/teams');
    await settle(page);
    await context.close();
  }
}

/** A scene that does not come about is said, with a picture of what there is instead. */
async function shootScene(
  stage: Stage,
  scene: Scene,
  language: string,
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  const tell = (cause: unknown) =>
    console.log(`${scene.name}-${language}: ${String(cause).split('\n').slice(0, 4).join(' ')}`);
  await scene.open(stage).catch(tell);
  await shoot(scene.name).catch(tell);
  await scene.leave?.(stage).catch(tell);
}

/** Nothing loads any more. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

async function shot(page: Page, name: string): Promise<void> {
  await take(page, join(folder, `${name}.png`));
  if (wantsAxe) for (const line of await brokenRules(page, everyRule)) console.log(`${name}: ${line}`);
}

/** Nothing moves. */
async function take(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, animations: 'disabled' });
}
