import type { Page } from '@playwright/test';
import { people, teams } from '../people.ts';
import { openBuilder, type PublishedForm } from '../screens/builder.ts';
import { chooseAccount } from '../screens/sign-in.ts';
import { findSubmission } from '../screens/submissions.ts';
import { createFile } from '../world/create-file.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { forgetHttpCache, goOffline } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

const source = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'name', label: 'Your name', input: true, validate: { required: true } },
    { type: 'file', key: 'permit', label: 'Permit', input: true },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};

/** Creates a share link for a form, with the account of a builder that no other journey connects. */
async function createShareLink(page: Page, form: PublishedForm): Promise<string> {
  await openBuilder(page, form);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/ });
  await dialog.getByRole('tab', { name: 'Anyone' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await chooseAccount(popup, people.builder);
  await closing;
  await page.getByRole('dialog', { name: 'New link' }).getByRole('button', { name: 'Create link' }).click();
  const address = dialog.getByText(/\/form\/[\w-]+$/);
  await expect(address).toBeVisible();
  return address.innerText();
}

test('an anonymous respondent answers by a link on a phone, opens it offline, and is in the library once', async ({
  makeForm,
  newBrowser,
  browserContext,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Gate pass', source });
  const builder = await newBrowser(people.builder);
  const address = await createShareLink(builder, form);

  const phone = await browserContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await phone.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Gate pass' })).toBeVisible();
  await expectAccessible(page, 'a shared form');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Martin Keller');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Add (a )?file/ }).click(),
  ]);
  await chooser.setFiles(createFile('permit.bin', 900_001));
  await expect(page.getByRole('button', { name: 'Download permit.bin' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('You already started this form.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Martin Keller');

  await goOffline(page);
  await forgetHttpCache(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Martin Keller');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Martin H. Keller');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Your response is saved on this device' })).toBeVisible();
  await phone.setOffline(false);
  await expect(page.getByText('Your response has been submitted')).toBeVisible();
  await expectAccessible(page, 'thanks');
  expect(await phone.cookies()).toEqual([]);

  const row = await findSubmission(builder, form, 'Martin H. Keller');
  await expect(row).toContainText('Anonymous');
  await row.dblclick();
  await expect(builder.getByRole('button', { name: 'Download permit.bin' })).toBeVisible();
});
