import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from '../people.ts';

/** Signs in from the app's welcome page through the workspace's sign-in page, and returns to the teams. */
export async function signIn(page: Page, mail: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with work / school account' }).click();
  await chooseAccount(page, mail);
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
}

/** Enters an account and a password on the workspace's sign-in page. */
export async function chooseAccount(page: Page, mail: string, password = PASSWORD): Promise<void> {
  await page.getByRole('radio', { name: mail }).check();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs out of the app and of the workspace, which asks for confirmation. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const workspace = page.getByRole('heading', { name: 'Sign out?' });
  // The app asks for confirmation if there is unsent work.
  const anyway = page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' });
  await expect(workspace.or(anyway)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(workspace).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
}

async function openAccounts(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Change Account' }).click();
  return page.getByRole('dialog', { name: 'Accounts' });
}

/** Signs in another account in addition to the current account, or the current account again; returns to the teams. */
export async function addAccount(page: Page, mail: string): Promise<void> {
  await (await openAccounts(page)).getByRole('button', { name: 'Add account' }).click();
  await chooseAccount(page, mail);
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
}

/** Switches to another account that is signed in on this browser. */
export async function switchAccount(page: Page, name: string): Promise<void> {
  await (await openAccounts(page)).getByRole('button', { name: `Switch to ${name}` }).click();
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
}
