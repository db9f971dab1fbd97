import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { note, noteWithPlace } from '../forms/small-forms.ts';
import { limitFactor } from '../machine-speed.ts';
import { people, teams } from '../people.ts';
import { openBuilder, type PublishedForm, pasteSource, publish } from '../screens/builder.ts';
import { expectThanks } from '../screens/respond.ts';
import { findResponsesList } from '../screens/responses.ts';
import { openTeam } from '../screens/teams.ts';
import { expect, test } from '../world/test.ts';

/** Short timeout of one attempt: the page is reloaded between attempts. */
const soon = { timeout: 5_000 * limitFactor };

/** Opens the team's responses. */
async function openResponses(page: Page, { teamId }: PublishedForm): Promise<void> {
  await page.goto(`/teams/${teamId}/responses`);
  await expect(page.getByRole('heading', { level: 1, name: 'Responses' })).toBeVisible();
}

test('a draft follows its author to another device, is submitted there, and opens read-only on both', async ({
  signedIn,
  answering,
  makeForm,
}) => {
  test.slow();
  const form = await makeForm({ team: teams.readOnly, title: 'Handover', source: note });
  const desk = await answering(people.builder, form);
  await desk.getByRole('textbox', { name: 'Note' }).fill('Begun at the desk');
  await expect(desk.getByText(/Saved on this device/)).toBeVisible();
  await desk.getByRole('button', { name: 'Options', exact: true }).click();
  const [drawn] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('menuitem', { name: 'Download Pdf' }).click(),
  ]);
  expect(readFileSync(await drawn.path(), 'latin1').slice(0, 5)).toBe('%PDF-');
  await expect(desk.getByRole('button', { name: 'Up to date' })).toBeVisible();

  const tablet = await signedIn(people.builder);
  await openTeam(tablet, teams.readOnly);
  await openResponses(tablet, form);
  const draft = tablet.getByRole('listitem').filter({ hasText: 'Handover' }).filter({ hasText: 'Saved' });
  await expect(draft).toBeVisible();
  await draft.getByRole('link').first().click();
  await expect(tablet.getByRole('textbox', { name: 'Note' })).toHaveValue('Begun at the desk');
  await tablet.getByRole('textbox', { name: 'Note' }).fill('Ended on the tablet');
  await tablet.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(tablet);
  const address = desk.url();

  await openResponses(desk, form);
  // Submitted responses are in nested lists, one per day.
  const submitted = desk.getByRole('listitem').filter({ hasText: 'Handover', hasNot: desk.getByRole('listitem') });
  await expect(async () => {
    await desk.reload();
    await expect(submitted).toHaveCount(1, soon);
    await expect(submitted).not.toContainText('Saved', soon);
  }).toPass();
  await desk.goto(address);
  await expect(desk.getByRole('textbox', { name: 'Note' })).toHaveValue('Ended on the tablet');
  await expect(desk.getByRole('textbox', { name: 'Note' })).not.toBeEditable();

  await desk.getByRole('button', { name: 'Options', exact: true }).click();
  const [pdf] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('menuitem', { name: 'Download Pdf' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  await desk.getByRole('button', { name: 'Options', exact: true }).click();
  await desk.getByRole('menuitem', { name: 'Add Another' }).click();
  await expect(desk.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await expect(desk.getByRole('textbox', { name: 'Note' })).toBeEditable();

  await desk.goto(address);
  await desk.getByRole('button', { name: 'Options', exact: true }).click();
  await desk.getByRole('menuitem', { name: 'Delete' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(desk).not.toHaveURL(address);
  await openResponses(desk, form);
  await expect(async () => {
    await desk.reload();
    await expect(findResponsesList(desk)).toBeVisible();
    await expect(submitted).toHaveCount(0, soon);
  }).toPass();
});

test('an open draft is updated to version 2 of its form at once, and keeps its answers', async ({
  answering,
  makeForm,
  newBrowser,
}) => {
  const form = await makeForm({ team: teams.readOnly, title: 'Patrol', source: note });
  const member = await answering(people.readerOnly, form);
  await member.getByRole('textbox', { name: 'Note' }).fill('Gate open');
  await expect(member.getByText(/Saved on this device/)).toBeVisible();
  const page = await newBrowser(people.builder);
  await openBuilder(page, form);
  await pasteSource(page, noteWithPlace);
  await publish(page, 'Asks for the place');
  // A change notification updates the open draft. Without one, the next periodic sync would, after up to a minute.
  const updateMessage = member.getByText('This form was updated to version 2. Your answers were kept.');
  await expect(updateMessage).toBeVisible({ timeout: 12_000 * limitFactor });
  await expect(member.getByRole('textbox', { name: 'Note' })).toHaveValue('Gate open');
  await member.getByRole('textbox', { name: 'Place' }).fill('East');
  await member.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(member);
});

test('a draft is cleared, and kept when its author leaves it', async ({ answering, makeForm }) => {
  const form = await makeForm({ team: teams.readOnly, title: 'Rounds', source: note });
  const page = await answering(people.builder, form);
  await page.getByRole('textbox', { name: 'Note' }).fill('Kept');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await expect(page).not.toHaveURL(/\/response/);
  await page.goto(`/teams/${form.teamId}/forms/${form.formId}/response`);
  const dialog = page.getByRole('alertdialog', { name: 'Existing Draft' });
  await expect(dialog).toContainText('Would you like to open your existing draft?');
  await dialog.getByRole('button', { name: 'Existing Draft' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept');
  await page.getByRole('button', { name: 'Options', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Clear' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});
