import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { deliveryNote } from '../forms/delivery-note.ts';
import { people, teams } from '../people.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { createFile } from '../world/create-file.ts';
import { goOffline } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

const large = createFile('drawing.bin', 9_000_001);
const small = createFile('note.bin', 1_200);

async function answer(page: Page): Promise<void> {
  await page.getByLabel('Driver’s phone').pressSequentially('2025550123');
  await page.getByLabel('Arrived').fill('2026-03-14T09:05');
  await page.getByLabel('At the gate').fill('08:55');
  await page.getByLabel('Price').fill('1234.5');
  await page.getByLabel('Straps').check();
  await page.getByRole('textbox', { name: 'Item, row 1' }).fill('Bricks');
  await page.getByRole('textbox', { name: 'Count, row 1' }).fill('400');
  await page.getByRole('button', { name: 'Add another' }).click();
  await page.getByRole('textbox', { name: 'Item, row 2' }).fill('Slates');
  await page.getByRole('textbox', { name: 'Count, row 2' }).fill('90');
  await expect(page.getByRole('textbox', { name: 'How, row 2' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'Broken, row 2' }).check();
  await page.getByRole('textbox', { name: 'How, row 2' }).fill('Dropped');
  await page.getByLabel('Gate', { exact: true }).fill('North');
}

async function addFiles(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Papers' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Add files/ }).click(),
  ]);
  await chooser.setFiles([large, small]);
  await expect(page.getByRole('button', { name: 'Download drawing.bin' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download note.bin' })).toBeVisible();
}

async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  return readFileSync(await download.path());
}

test('rows, files and answers of every type are filled in offline, arrive complete, and another user can read them', async ({
  answering,
  makeForm,
  newBrowser,
}) => {
  const form = await makeForm({ team: teams.readOnly, title: 'Delivery note', source: deliveryNote });
  const page = await answering(people.builder, form);
  await goOffline(page);
  await answer(page);
  await addFiles(page);
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'Papers' }).click();
  expect(await downloaded(page, 'note.bin')).toEqual(small.buffer);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  await expectBadge(page, /Offline, 1 pending upload/);
  await page.context().setOffline(false);
  await expectBadge(page, 'Up to date');

  const owner = await newBrowser(people.owner);
  const row = await findSubmission(owner, form, '(202) 555-0123');
  await expect(row).toContainText('Straps');
  const [pdf] = await Promise.all([
    owner.waitForEvent('download'),
    row
      .getByRole('button', { name: /Actions for/ })
      .click()
      .then(() => owner.getByRole('menuitem', { name: 'Download Pdf' }).click()),
  ]);
  const text = execFileSync('pdftotext', ['-layout', await pdf.path(), '-'], { encoding: 'utf8' });
  expect(text).toMatch(/Item\s+Count\s+Broken\s+How/);
  expect(text).toMatch(/Slates\s+90\s+Yes\s+Dropped/);
  expect(text).toContain('£1,234.50');
  expect(text).toContain('drawing.bin');
  await row.dblclick();
  await expect(owner.getByRole('textbox', { name: 'Item, row 2' })).toHaveValue('Slates');
  await expect(owner.getByRole('textbox', { name: 'Item, row 2' })).not.toBeEditable();
  await owner.getByRole('tab', { name: 'Papers' }).click();
  expect((await downloaded(owner, 'drawing.bin')).equals(large.buffer)).toBe(true);
});

test("a click isn't lost when a validation message appears", async ({ answering, makeForm }) => {
  const form = await makeForm({
    team: teams.readOnly,
    title: 'Contacts',
    source: {
      display: 'form',
      components: [
        { type: 'email', key: 'mail', label: 'Mail', input: true },
        { type: 'checkbox', key: 'copy', label: 'Send a copy', input: true },
        { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
      ],
    },
  });
  const page = await answering(people.builder, form);
  await page.getByLabel('Mail').fill('nobody');
  await page.getByLabel('Send a copy').click();
  await expect(page.getByText('Mail must be an email address.').first()).toBeVisible();
  await expect(page.getByLabel('Send a copy')).toBeChecked();
});
