import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { PASSWORD, people, teams } from '../../e2e/people.ts';
import type { Sites } from './sites.ts';

/** One sign-in flow. `play` returns a description of what it observed, and throws if the sign-in fails. */
export interface SignInFlow {
  readonly name: string;
  readonly isMicrosoft: boolean;
  run(page: Page, sites: Sites): Promise<string>;
}

const signInName = 'Sign in with work / school account';
const account = 'Account: Tom Okafor';

/** Signs in on the workspace's sign-in page, which stands in for Entra's. */
async function submitCredentials(page: Page): Promise<void> {
  await page.getByRole('radio', { name: people.member }).check();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Checks that the user is signed in and that their teams are listed. */
async function expectSignedIn(app: Page | FrameLocator): Promise<void> {
  await expect(app.getByRole('button', { name: account })).toBeVisible({ timeout: 60_000 });
  await expect(app.getByRole('link', { name: teams.first })).toBeVisible({ timeout: 60_000 });
}

/** Clicks a button and returns the window that it opens. */
async function openPopup(page: Page, button: Locator): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  return opened;
}

const listStorageKeys = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

async function signInByRedirect(page: Page, { app }: Sites): Promise<string> {
  await page.goto(app);
  await page.getByRole('button', { name: signInName }).click();
  await page.waitForURL(/\/identity\/interaction\//);
  await submitCredentials(page);
  await expectSignedIn(page);
  const msalKeys = (await listStorageKeys(page)).filter((key) => key.startsWith('msal.'));
  if (msalKeys.length === 0) throw new Error('Microsoft’s library has stored no tokens: another sign-in was used');
  return `returned to ${new URL(page.url()).pathname}, teams listed`;
}

/**
 * Signs in, then removes the stored tokens, so that a hidden frame has to renew them with the session at the sign-in
 * service.
 */
async function signInSilently(page: Page, sites: Sites): Promise<string> {
  await signInByRedirect(page, sites);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('msal.')) localStorage.removeItem(key);
  });
  const framed: string[] = [];
  page.on('framenavigated', (frame) => frame !== page.mainFrame() && framed.push(new URL(frame.url()).pathname));
  await page.goto(`${sites.app}/teams`);
  await expectSignedIn(page);
  await expect.poll(() => framed).toContain('/auth-start.html');
  return 'a hidden frame returned to /auth-start.html without asking the user';
}

/**
 * Signs in while a page of another site frames the app: the app opens a popup, which opens a second popup that keeps
 * its opener.
 */
async function signInInFrame(page: Page, { otherSite: elsewhere }: Sites): Promise<string> {
  await page.goto(elsewhere);
  const app = page.frameLocator('iframe');
  const relay = await openPopup(page, app.getByRole('button', { name: signInName }));
  await relay.waitForURL(/\/auth-relay\.html/);
  const popup = await openPopup(relay, relay.getByRole('button', { name: 'Continue to sign-in' }));
  await popup.waitForURL(/\/identity\/interaction\//);
  await submitCredentials(popup);
  await expectSignedIn(app);
  await expect.poll(() => relay.isClosed() && popup.isClosed(), { timeout: 20_000 }).toBe(true);
  return 'signed in through a popup and /auth-relay.html, and both windows closed';
}

/** Signs in with the product's own sign-in while a page of another site frames the app. */
async function signInWithoutMicrosoft(page: Page, { otherSite: elsewhere }: Sites): Promise<string> {
  await page.goto(elsewhere);
  const app = page.frameLocator('iframe');
  const popup = await openPopup(page, app.getByRole('button', { name: signInName }));
  await popup.waitForURL(/\/identity\/interaction\//);
  await submitCredentials(popup);
  await expectSignedIn(app);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  return 'signed in through a popup with /auth-code-start.html, which closed';
}

async function signInInTeams(page: Page, sites: Sites): Promise<string> {
  await page.goto(sites.teams);
  const app = page.frameLocator('iframe');
  const popup = await openPopup(page, app.getByRole('button', { name: signInName }));
  await popup.waitForURL(/\/identity\/interaction\//);
  const size = await popup.evaluate(() => `${innerWidth}×${innerHeight}`);
  await submitCredentials(popup);
  await expectSignedIn(app);
  await expect.poll(() => popup.isClosed(), { timeout: 20_000 }).toBe(true);
  return `signed in through a Teams window (${size}) with /auth-start.html, which notified Teams and closed`;
}

export const signInFlows: readonly SignInFlow[] = [
  { name: 'redirect', isMicrosoft: true, run: signInByRedirect },
  { name: 'silent', isMicrosoft: true, run: signInSilently },
  { name: 'frame and popup', isMicrosoft: true, run: signInInFrame },
  { name: 'Teams window', isMicrosoft: true, run: signInInTeams },
  { name: 'own sign-in in a frame', isMicrosoft: false, run: signInWithoutMicrosoft },
];
