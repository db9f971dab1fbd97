import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { inspection } from '../forms/inspection.ts';
import { people, teams } from '../people.ts';
import { createForm, getFormId, pasteSource, publish } from '../screens/builder.ts';
import { expectBadge, expectThanks, startResponse } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { getTeamId, openTeam } from '../screens/teams.ts';
import { goOffline } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

async function answer(page: Page, site: string): Promise<void> {
  await page.getByLabel('Site').fill(site);
  await page.getByLabel('Wind speed').fill('46');
  await page.getByLabel('Inspector’s email').fill('ada@example.com');
  await page.getByLabel('There were visitors').check();
  await page.getByLabel('Names of visitors').fill('Grace Hopper');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel('Weather').selectOption('Dry');
  await page.getByLabel('Notes').fill('Toe board missing');
}

test('a builder publishes a form, a user answers it, and finds it in the submissions with its PDF', async ({
  signedIn,
}) => {
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await createForm(page, 'Weekly site inspection');
  await pasteSource(page, inspection);
  await publish(page, 'First version');
  const teamId = getTeamId(page);
  const formId = getFormId(page);

  await startResponse(page, teamId, formId);
  await page.getByRole('button', { name: 'Send inspection' }).click();
  await expect(page.getByText('Site is required').first()).toBeVisible();
  await answer(page, 'Canal Street');
  await page.getByRole('button', { name: 'Send inspection' }).click();
  await expectThanks(page);
  const row = await findSubmission(page, { teamId, formId }, 'Canal Street');
  await expect(row).toContainText('Grace Hopper');
  await expect(row).toContainText('46');

  await row.getByRole('button', { name: /Actions for/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download Pdf' }).click(),
  ]);
  // A worker in the browser has rendered this PDF, which must be as valid as one rendered by the same code in Node.
  const checked = execFileSync('qpdf', ['--check', await download.path()], { encoding: 'utf8' });
  expect(checked).toContain('No syntax or stream encoding errors found');

  await row.dblclick();
  await expect(page.getByLabel('Site')).toHaveValue('Canal Street');
  await expect(page.getByLabel('Site')).not.toBeEditable();
});

test('a response filled in and submitted offline arrives when the device is online again', async ({
  answering,
  makeForm,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Offline inspection', source: inspection });
  const page = await answering(people.owner, form);

  await goOffline(page);
  await answer(page, 'Harbour View');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Site')).toHaveValue('Harbour View');
  await page.getByRole('button', { name: 'Send inspection' }).click();
  await expectThanks(page);
  await expectBadge(page, /Offline, 1 pending upload/);

  await page.context().setOffline(false);
  await expectBadge(page, 'Up to date');
  await findSubmission(page, form, 'Harbour View');
});

test('a form as large as real ones is built, answered and found', async ({ signedIn }) => {
  const { createLargeForm: largeForm } = await import('../forms/large-form.ts');
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await createForm(page, 'Large form');
  await pasteSource(page, largeForm(130));
  await publish(page, 'Large');
  const teamId = getTeamId(page);
  const formId = getFormId(page);
  await startResponse(page, teamId, formId);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('link', { name: 'Question 7 is required' })).toBeVisible();
  for (let index = 0; index < 130; index += 7)
    await page.getByLabel(`Question ${index}`, { exact: false }).first().fill(`Answer ${index}`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  await findSubmission(page, { teamId, formId }, 'Answer 126');
});
