import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { PASSWORD, people, teams } from '../../e2e/people.ts';
import type { Sites } from './sites.ts';

/** One way in. `play` answers what was seen, and throws when it was not. */
export interface Way {
  readonly name: string;
  readonly isMicrosoft: boolean;
  play(page: Page, sites: Sites): Promise<string>;
}

const signInName = 'Sign in with work / school account';
const account = 'Account: Tom Okafor';

/** On the workspace's page, which Entra's would be. */
async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: people.member }).check();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signed in, and the library of a team answers to the token. */
async function expectIn(app: Page | FrameLocator): Promise<void> {
  await expect(app.getByRole('button', { name: account })).toBeVisible({ timeout: 60_000 });
  await expect(app.getByRole('link', { name: teams.first })).toBeVisible({ timeout: 60_000 });
}

/** The window that a press opens. */
async function windowOf(page: Page, button: Locator): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return opened;
}

const keysOf = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

async function byRedirect(page: Page, { app }: Sites): Promise<string> {
  await page.goto(app);
  await page.getByRole('button', { name: signInName }).click();
  await page.waitForURL(/\/identity\/interaction\//);
  await answer(page);
  await expectIn(page);
  const kept = (await keysOf(page)).filter((key) => key.startsWith('msal.'));
  if (kept.length === 0) throw new Error('Nothing of the library of Microsoft is kept: another one has signed in');
  return `came back to ${new URL(page.url()).pathname}, teams listed`;
}

/** Nothing is kept of the tokens any more: a hidden frame asks the sign-in's session. */
async function silently(page: Page, sites: Sites): Promise<string> {
  await byRedirect(page, sites);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('msal.')) localStorage.removeItem(key);
  });
  const framed: string[] = [];
  page.on('framenavigated', (frame) => frame !== page.mainFrame() && framed.push(new URL(frame.url()).pathname));
  await page.goto(`${sites.app}/teams`);
  await expectIn(page);
  await expect.poll(() => framed).toContain('/auth-start.html');
  return 'a hidden frame came back to /auth-start.html, and nobody was asked';
}

/** A page of another site frames the app: a window opens, and a second one out of it that the browser does not part. */
async function inFrame(page: Page, { elsewhere }: Sites): Promise<string> {
  await page.goto(elsewhere);
  const app = page.frameLocator('iframe');
  const relay = await windowOf(page, app.getByRole('button', { name: signInName }));
  await relay.waitForURL(/\/auth-relay\.html/);
  const popup = await windowOf(relay, relay.getByRole('button', { name: 'Continue to the sign-in' }));
  await popup.waitForURL(/\/identity\/interaction\//);
  await answer(popup);
  await expectIn(app);
  await expect.poll(() => relay.isClosed() && popup.isClosed(), { timeout: 20_000 }).toBe(true);
  return 'asked in a popup by way of /auth-relay.html, and both windows closed';
}

/** The product's own sign-in in such a frame. */
async function ownInFrame(page: Page, { elsewhere }: Sites): Promise<string> {
  await page.goto(elsewhere);
  const app = page.frameLocator('iframe');
  const popup = await windowOf(page, app.getByRole('button', { name: signInName }));
  await popup.waitForURL(/\/identity\/interaction\//);
  await answer(popup);
  await expectIn(app);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  return 'asked in a popup by way of /auth-code-start.html, which closed';
}

async function inTeams(page: Page, sites: Sites): Promise<string> {
  await page.goto(sites.teams);
  const app = page.frameLocator('iframe');
  const popup = await windowOf(page, app.getByRole('button', { name: signInName }));
  await popup.waitForURL(/\/identity\/interaction\//);
  const size = await popup.evaluate(() => `${innerWidth}×${innerHeight}`);
  await answer(popup);
  await expectIn(app);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  return `asked in a window of Teams (${size}) by way of /auth-start.html, which told Teams and closed`;
}

export const ways: readonly Way[] = [
  { name: 'redirect', isMicrosoft: true, play: byRedirect },
  { name: 'silent', isMicrosoft: true, play: silently },
  { name: 'frame and popup', isMicrosoft: true, play: inFrame },
  { name: 'Teams window', isMicrosoft: true, play: inTeams },
  { name: 'own sign-in in a frame', isMicrosoft: false, play: ownInFrame },
];
