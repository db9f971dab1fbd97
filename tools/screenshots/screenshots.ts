// `npm run shots [-- LANGUAGE… LOOK… SCENE…]`: takes screenshots of every screen and state with the demo content, in
// English, German, Arabic and the pseudo-locale, light, dark, in high contrast and on a phone; and of the playground of
// every component (`playground`); saves them to shots/. With `axe` it also lists violations of WCAG 2.2 AA. `npm run
// shots -- help` updates the pictures of the help.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { allAxeRules, findViolations } from '../../e2e/world/expect-accessible.ts';
import { startPlayground } from '../../e2e/world/playground.ts';
import { startServer } from '../../e2e/world/server-process.ts';
import { skipTour } from '../../e2e/world/skip-tour.ts';
import { buildWeb } from '../start/build-web.ts';
import { createContent, type SceneContent } from './content.ts';
import { createWebhooks } from './create-webhooks.ts';
import { helpFile, helpLook, helpPictures, helpVariants } from './help-pictures.ts';
import { respondScenes } from './scenes/answering.ts';
import { builderScenes } from './scenes/building.ts';
import { dialogScenes } from './scenes/component-dialogs.ts';
import { formsScenes } from './scenes/finding.ts';
import { importScenes } from './scenes/importing.ts';
import { publishingScenes } from './scenes/publishing.ts';
import { sharingScenes } from './scenes/sharing.ts';
import { submissionScenes } from './scenes/submissions.ts';
import { workflowScenes } from './scenes/workflows.ts';
import type { Scene, SceneEnvironment } from './stage.ts';
import { takeArrivalScreenshots } from './take-arrival-screenshots.ts';
import { takePlaygroundScreenshots } from './take-playground-screenshots.ts';
import { createTextLookup } from './text-lookup.ts';
import { listVariants, type Variant } from './variants.ts';

const folder = join(import.meta.dirname, '../../shots');
const scenes = [
  ...formsScenes,
  ...importScenes,
  ...builderScenes,
  ...publishingScenes,
  ...respondScenes,
  ...dialogScenes,
  ...submissionScenes,
  ...workflowScenes,
  ...sharingScenes,
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
  await takePlaygroundScreenshots(browser, playground.address, folder).finally(() => playground.close());
}
await browser.close();

async function shootProduct(): Promise<void> {
  const server = await startServer({ hasContent: true, webhookNetworks: '127.0.0.0/8' });
  try {
    const made = await createContent(server.address);
    const receiver = await createWebhooks(server.address, made.inspection);
    if (wantsHelp) await shootHelp(browser, server.address, made);
    else for (const variant of listVariants(wanted)) await shootScreens(browser, server.address, variant, made);
    receiver.close();
  } finally {
    await server.remove();
  }
}

async function shootScreens(browser: Browser, baseURL: string, variant: Variant, made: SceneContent): Promise<void> {
  const { screenLanguage: spoken, looks, options } = variant;
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
  const stage: SceneEnvironment = { page, content: made, createTextPattern: createTextLookup(spoken.language) };
  const shoot = async (name: string) => {
    await settle(page);
    for (const { name: look, media } of looks) {
      await page.emulateMedia(media);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await saveAndCheck(page, `${name}-${spoken.name}-${look}`);
    }
    await page.emulateMedia(looks[0]!.media);
  };
  await takeArrivalScreenshots(stage, isSome ? async () => undefined : shoot);
  for (const scene of isSome ? picked : scenes) {
    if (!scene.onlyDesktop || !options.isMobile) await shootScene(stage, scene, spoken.name, shoot);
  }
  await context.close();
}

/** Takes the pictures of the help, in its languages, and saves them to its folder. */
async function shootHelp(browser: Browser, baseURL: string, made: SceneContent): Promise<void> {
  for (const { language, locale } of helpVariants) {
    const context = await browser.newContext({ ...helpLook, baseURL, locale, reducedMotion: 'reduce' });
    await skipTour(context);
    const page = await context.newPage();
    // Help pictures are committed, so this waits longer for a slow screen.
    page.setDefaultTimeout(60_000);
    const stage: SceneEnvironment = { page, content: made, createTextPattern: createTextLookup(language) };
    await takeArrivalScreenshots(stage, async () => undefined);
    for (const [name, wantedScene] of Object.entries(helpPictures)) {
      const scene = scenes.find((one) => one.name === wantedScene)!;
      await shootScene(stage, scene, language, async () => {
        await page.locator('.fui-Skeleton').first().waitFor({ state: 'detached' });
        await settle(page);
        await saveScreenshot(page, helpFile(language, name));
      });
    }
    // Leaving the builder releases the form, so that the browser of the next language can edit the form.
    await page.goto('/teams');
    await settle(page);
    await context.close();
  }
}

/** Opens a scene and takes its picture. If the scene fails, prints the error and takes the picture anyway. */
async function shootScene(
  stage: SceneEnvironment,
  scene: Scene,
  language: string,
  shoot: (name: string) => Promise<void>,
): Promise<void> {
  const printError = (cause: unknown) =>
    console.log(`${scene.name}-${language}: ${String(cause).split('\n').slice(0, 4).join(' ')}`);
  await scene.open(stage).catch(printError);
  await shoot(scene.name).catch(printError);
  await scene.leave?.(stage).catch(printError);
}

/** Waits until network requests and fonts have loaded. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

async function saveAndCheck(page: Page, name: string): Promise<void> {
  await saveScreenshot(page, join(folder, `${name}.png`));
  if (wantsAxe) for (const line of await findViolations(page, allAxeRules)) console.log(`${name}: ${line}`);
}

/** Takes a screenshot without animations. */
async function saveScreenshot(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, animations: 'disabled' });
}
