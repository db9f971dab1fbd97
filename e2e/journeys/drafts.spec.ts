import type { Page } from '@playwright/test';
import { note, noteWithPlace } from '../forms/small-forms.ts';
import { buildAndPublish, type PublishedForm, pasteSource, publish } from '../screens/builder.ts';
import { expectThanks, startResponse } from '../screens/respond.ts';
import { openTeam } from '../screens/teams.ts';
import { people, teams } from '../world/people.ts';
import { expect, test } from '../world/test.ts';

/** The responses of the team, looked at anew until the library has told of it. */
async function openResponses(page: Page, { teamId }: PublishedForm): Promise<void> {
  await page.goto(`/teams/${teamId}/responses`);
  await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
}

test('a draft follows its author to another device, is submitted there, and opens read-only on both', async ({
  signedIn,
}) => {
  test.slow();
  const desk = await signedIn(people.builder);
  const form = await buildAndPublish(desk, { team: teams.readOnly, title: 'Handover', source: note });
  await startResponse(desk, form.teamId, form.formId);
  await desk.getByRole('textbox', { name: 'Note' }).fill('Begun at the desk');
  await expect(desk.getByText(/Saved on this device/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Up to date' })).toBeVisible({ timeout: 45_000 });

  const tablet = await signedIn(people.builder);
  await openTeam(tablet, teams.readOnly);
  await openResponses(tablet, form);
  const draft = tablet.getByRole('listitem').filter({ hasText: 'Handover' }).filter({ hasText: 'Saved' });
  await expect(draft).toBeVisible({ timeout: 45_000 });
  await draft.getByRole('link').first().click();
  await expect(tablet.getByRole('textbox', { name: 'Note' })).toHaveValue('Begun at the desk');
  await tablet.getByRole('textbox', { name: 'Note' }).fill('Ended on the tablet');
  await tablet.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(tablet);
  const address = desk.url();

  await openResponses(desk, form);
  const submitted = desk.getByRole('listitem').filter({ hasText: 'Handover' });
  await expect(async () => {
    await desk.reload();
    await expect(submitted).toHaveCount(1, { timeout: 5000 });
    await expect(submitted).not.toContainText('Saved', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await desk.goto(address);
  await expect(desk.getByRole('textbox', { name: 'Note' })).toHaveValue('Ended on the tablet');
  await expect(desk.getByRole('textbox', { name: 'Note' })).not.toBeEditable();

  await desk.getByRole('button', { name: 'Options' }).click();
  const [pdf] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('menuitem', { name: 'Download Pdf' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  await desk.getByRole('button', { name: 'Options' }).click();
  await desk.getByRole('menuitem', { name: 'Add Another' }).click();
  await expect(desk.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await expect(desk.getByRole('textbox', { name: 'Note' })).toBeEditable();

  await desk.goto(address);
  await desk.getByRole('button', { name: 'Options' }).click();
  await desk.getByRole('menuitem', { name: 'Delete' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(desk).not.toHaveURL(address);
  await openResponses(desk, form);
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByRole('heading', { name: 'Submitted', exact: true })).toBeVisible({ timeout: 5000 });
    await expect(desk.getByRole('list', { name: 'Submitted' }).or(desk.getByText('No responses'))).toBeVisible({
      timeout: 5000,
    });
    await expect(submitted).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
});

test('an open draft takes version 2 of its form and keeps its answers', async ({ signedIn }) => {
  const page = await signedIn(people.builder);
  const form = await buildAndPublish(page, { team: teams.readOnly, title: 'Patrol', source: note });
  const member = await signedIn(people.readerOnly);
  await startResponse(member, form.teamId, form.formId);
  await member.getByRole('textbox', { name: 'Note' }).fill('Gate open');
  await expect(member.getByText(/Saved on this device/)).toBeVisible();
  await pasteSource(page, noteWithPlace);
  await publish(page, 'Asks for the place');
  await expect(async () => {
    await member.reload();
    await expect(member.getByText('This form was updated to version 2. Your answers are kept.')).toBeVisible({
      timeout: 5000,
    });
  }).toPass({ timeout: 60_000 });
  await expect(member.getByRole('textbox', { name: 'Note' })).toHaveValue('Gate open');
  await member.getByRole('textbox', { name: 'Place' }).fill('East');
  await member.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(member);
});

test('a draft is cleared, and kept or discarded when one leaves it', async ({ signedIn }) => {
  const page = await signedIn(people.builder);
  const form = await buildAndPublish(page, { team: teams.readOnly, title: 'Rounds', source: note });
  await startResponse(page, form.teamId, form.formId);
  await page.getByRole('textbox', { name: 'Note' }).fill('Kept');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(page).not.toHaveURL(/\/response/);
  await page.goto(`/teams/${form.teamId}/forms/${form.formId}/response`);
  const dialog = page.getByRole('alertdialog', { name: 'Existing Draft' });
  await expect(dialog).toContainText('Would you like to open your existing draft?');
  await dialog.getByRole('button', { name: 'Existing Draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept');
  await page.getByRole('button', { name: 'Options' }).click();
  await page.getByRole('menuitem', { name: 'Clear' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});
