// `npm run private:walk`: uses a private workspace in a real browser. Adds a passkey with Chromium's virtual authenticator, signs in with
// it, checks that another device can't use it, and removes it. Then takes screenshots of every account and administration page (light,
// dark, on a phone, in German and in French) in shots/private, and of one page for the help. Takes about half a minute.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import {
  createOwnerAccount,
  joinWithFastHash,
  type PrivateServer,
  startPrivateWorkspace,
} from '@tideform/server/testing/worlds';
import { launchOptions } from '../../e2e/launch-options.ts';
import { helpFile } from '../screenshots/help-pictures.ts';

const password = 'low tide at dawn';
const mail = 'mina@quay.example';
const pictures = join(import.meta.dirname, '../../shots/private');
mkdirSync(pictures, { recursive: true });

const looks: Readonly<Record<string, BrowserContextOptions>> = {
  light: { locale: 'en-GB', viewport: { width: 1280, height: 860 } },
  dark: { locale: 'en-GB', viewport: { width: 1280, height: 860 }, colorScheme: 'dark' },
  phone: { locale: 'en-GB', viewport: { width: 390, height: 844 } },
  german: { locale: 'de-DE', viewport: { width: 1280, height: 860 } },
  french: { locale: 'fr-FR', viewport: { width: 1280, height: 860 } },
};

/** Maps a look to the language of the help page that uses its picture. */
const helpLanguages: Readonly<Record<string, string>> = { light: 'en', german: 'de', french: 'fr' };

const server = await startPrivateWorkspace();
const owner = await createOwnerAccount(server, { mail, name: 'Mina Park', password });
for (const name of ['Ben Ode', 'Tia Roe', 'Kai Moe', 'Lou Gale']) {
  const address = `${name.slice(0, 3).toLowerCase()}@quay.example`;
  await joinWithFastHash(
    server,
    { tenantId: owner.tenantId, isGuest: name === 'Lou Gale' },
    { name, mail: address, password },
  );
}
const browser = await chromium.launch(launchOptions);
try {
  await signInWithPasskey(browser, server);
  await takeScreenshots(browser, server);
} finally {
  await browser.close();
  await server.close();
}

/** Adds a virtual authenticator, such as a fingerprint reader, to the browser. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  return session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

async function signInWithPasskey(opened: Browser, { origin }: PrivateServer): Promise<void> {
  const context = await opened.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await addAuthenticator(page);
  await signIn(page, `${origin}/workspace/account`);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByLabel('Device name').fill('Laptop');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  console.log('ok     a passkey can be added at /workspace/account');

  await context.clearCookies();
  await page.goto(`${origin}/workspace/account`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  console.log('ok     the passkey signs in without a password');

  const other = await opened.newContext({ locale: 'en-GB' });
  const otherPage = await other.newPage();
  await addAuthenticator(otherPage);
  await otherPage.goto(`${origin}/workspace/account`);
  await otherPage.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(otherPage.getByLabel('Password')).toBeVisible();
  expect(new URL(otherPage.url()).pathname).toContain('/identity/');
  await other.close();
  console.log('ok     another device cannot sign in with the passkey');

  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeHidden();
  await context.clearCookies();
  await page.goto(`${origin}/workspace/account`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('The passkey wasn’t accepted')).toBeVisible();
  console.log('ok     a removed passkey cannot sign in');
  await context.close();
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('input[name=account]').fill(mail);
  await page.locator('input[name=password]').fill(password);
  await page
    .locator('form')
    .filter({ has: page.locator('input[name=password]') })
    .locator('button[type=submit]')
    .click();
  await page.waitForURL(address);
}

async function takeScreenshots(opened: Browser, { origin }: PrivateServer): Promise<void> {
  const admin = `${origin}/workspace/admin`;
  const team = await createTeam(opened, admin);
  const pages = {
    account: `${origin}/workspace/account`,
    people: admin,
    person: `${admin}/people/${owner.id}`,
    invitations: `${admin}/invitations`,
    teams: `${admin}/teams`,
    team,
    security: `${admin}/security`,
    audit: `${admin}/audit`,
  };
  for (const [look, options] of Object.entries(looks)) {
    const context = await opened.newContext(options);
    const page = await context.newPage();
    await page.goto(pages.account);
    await page.screenshot({ path: join(pictures, `sign-in-${look}.png`), fullPage: true });
    await signIn(page, pages.people);
    for (const [name, address] of Object.entries(pages)) {
      await page.goto(address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (width > 0) console.log(`WRONG  ${name} ${look} is ${width} px wider than the window`);
      await page.screenshot({ path: join(pictures, `${name}-${look}.png`), fullPage: true });
      const language = helpLanguages[look];
      if (name === 'people' && language) await page.screenshot({ path: helpFile(language, name) });
    }
    await context.close();
  }
  console.log(`ok     ${Object.keys(looks).length * (Object.keys(pages).length + 1)} pictures in shots/private`);
}

/**
 * Creates a team with a private channel for the screenshots.
 *
 * @returns the URL of the team's page
 */
async function createTeam(opened: Browser, admin: string): Promise<string> {
  const context = await opened.newContext(looks.light);
  const page = await context.newPage();
  await signIn(page, admin);
  await page.goto(`${admin}/teams`);
  await page.locator('input[name=name]').fill('Dive Team');
  await page.locator('input[name=description]').fill('Below the waterline');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.locator('form[action$="/channels"] input[name=name]').fill('Wrecks');
  await page.getByLabel('Private (owners only at first)').check();
  await page.locator('form[action$="/channels"] button').click();
  await page.locator('summary').click();
  const address = page.url().replace(/\?.*/, '');
  await context.close();
  return address;
}
