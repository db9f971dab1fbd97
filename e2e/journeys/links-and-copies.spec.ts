import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteVisit } from '../forms/site-visit.ts';
import { people, teams } from '../people.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { createFile } from '../world/create-file.ts';
import { expect, test } from '../world/test.ts';

const plan = createFile('plan.bin', 1_200);

async function addPlan(page: Page): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /Add files/ }).click(),
  ]);
  await chooser.setFiles([plan]);
  await expect(page.getByRole('button', { name: 'Download plan.bin' })).toBeVisible();
}

async function downloadedPlan(page: Page): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download plan.bin' }).click(),
  ]);
  return readFileSync(await download.path());
}

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('menuitem', { name: option }).click();
}

test('a link prefills a response and opens its draft again, and a copy keeps the files after the original is deleted', async ({
  makeForm,
  newBrowser,
}) => {
  test.slow();
  const form = await makeForm({ team: teams.readOnly, title: 'Site visit', source: siteVisit });
  const page = await newBrowser(people.builder);
  const prefill = encodeURIComponent(JSON.stringify({ place: 'Quay 4', unknown: { a: 1 } }));
  const link = `/teams/${form.teamId}/forms/${form.formId}/response#data=${prefill}`;
  const place = page.getByRole('textbox', { name: 'Place' });
  const badge = page.getByRole('textbox', { name: 'Badge' });
  await page.goto(link);
  await expect(place).toHaveValue('Quay 4');
  await expect(page.getByRole('textbox', { name: 'Score' })).toHaveCount(0);
  await place.fill('Quay 5');
  await badge.fill('B-1');
  await addPlan(page);
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.goto('/teams');
  await page.goto(link);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Existing Draft' }).click();
  await expect(place).toHaveValue('Quay 5');
  const original = page.url();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  await expectBadge(page, 'Up to date');

  await page.goto(original);
  await expect(page.getByRole('button', { name: 'Download plan.bin' })).toBeVisible();
  await choose(page, 'Copy');
  await expect(page).not.toHaveURL(original);
  await expect(place).toHaveValue('Quay 5');
  await expect(badge).toHaveValue('');
  await place.fill('Quay 6');
  const copy = page.url();
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.goto(original);
  await choose(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectBadge(page, 'Up to date');
  await page.goto(copy);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  await expectBadge(page, 'Up to date');

  const owner = await newBrowser(people.owner);
  const row = await findSubmission(owner, form, 'Quay 6');
  await row.dblclick();
  await expect(owner.getByRole('textbox', { name: 'Score' })).toBeVisible();
  expect(await downloadedPlan(owner)).toEqual(plan.buffer);
});
