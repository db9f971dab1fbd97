import { note, noteWithPlace } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { createForm, expectSaved, openBuilder, openSource, pasteSource, publish } from '../screens/builder.ts';
import { openTeam } from '../screens/teams.ts';
import { expect, test } from '../world/test.ts';

const canvas = 'Canvas';

test('a draft is saved automatically, survives a reload and supports undo and redo', async ({
  signedIn,
  newBrowser,
}) => {
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await createForm(page, 'Key handover');
  await pasteSource(page, note);
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(page.getByText('What do you want to ask?')).toBeVisible();
  await page.getByRole('button', { name: 'Redo (Ctrl+Y)' }).click();
  await expect(page.getByRole('region', { name: canvas })).toContainText('Note');
  await pasteSource(page, noteWithPlace);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('region', { name: canvas })).not.toContainText('Place');
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('region', { name: canvas })).toContainText('Place');
  await expectSaved(page);

  const dialog = await openSource(page);
  await dialog.getByRole('textbox').fill('{ "components": [');
  await expect(dialog.getByText('Couldn’t apply these changes')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.reload();
  await expect(page.getByRole('region', { name: canvas })).toContainText('Place');
  const colleague = await newBrowser(people.builder);
  await colleague.goto(page.url());
  await expect(colleague.getByRole('region', { name: canvas })).toContainText('Place');
});

test('publishing again creates version 2, and unpublishing turns the form into a draft', async ({
  signedIn,
  makeForm,
  newBrowser,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Lift log', source: note });
  const page = await newBrowser(people.owner);
  await openBuilder(page, form);
  await pasteSource(page, noteWithPlace);
  await publish(page, 'Asks for the place');
  await page.getByRole('button', { name: 'Back to forms' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Lift log' });
  await expect(card).toContainText('Version 2');
  const member = await signedIn(people.member);
  await openTeam(member, teams.first);
  await expect(member.getByRole('link', { name: 'Lift log' })).toBeVisible();

  await card.getByRole('button', { name: 'More options for Lift log' }).click();
  await page.getByRole('menuitem', { name: 'Open Builder' }).click();
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Un-Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Un-Publish' }).click();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to forms' }).click();
  await expect(card).toContainText('Not published yet');
  await member.reload();
  await expect(member.getByRole('link', { name: 'Lift log' })).toBeHidden();
});
