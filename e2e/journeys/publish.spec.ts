import { note, noteWithPlace } from '../forms/small-forms.ts';
import { expectSaved, newForm, openBuilder, openSource, pasteSource, publish, rename } from '../screens/builder.ts';
import { openTeam } from '../screens/teams.ts';
import { people, teams } from '../world/people.ts';
import { expect, test } from '../world/test.ts';

const canvas = 'Canvas';

test('a draft is saved by itself, survives a reload and can be undone and done again', async ({ signedIn }) => {
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await newForm(page, 'Key handover');
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

  await page.reload();
  await expect(page.getByRole('region', { name: canvas })).toContainText('Place');
  const colleague = await signedIn(people.builder);
  await colleague.goto(page.url());
  await expect(colleague.getByRole('region', { name: canvas })).toContainText('Place');
});

test('a form has a title, whatever a person makes of it', async ({ signedIn }) => {
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await newForm(page, 'Stairwell check');
  await pasteSource(page, note);
  await rename(page, 'Stairwell check', '   ');
  await expect(page.getByRole('button', { name: 'Untitled', exact: true })).toBeVisible();
  await rename(page, 'Untitled', '  Roof check ');
  await expect(page.getByRole('button', { name: 'Roof check', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to forms' }).click();
  await expect(page.getByRole('button', { name: 'Roof check', exact: true })).toBeVisible();
});

test('a source that cannot be read is not applied, and one with an unknown type is kept', async ({ signedIn }) => {
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await newForm(page, 'From elsewhere');
  const dialog = await openSource(page);
  const source = dialog.getByRole('textbox');
  const apply = dialog.getByRole('button', { name: 'Apply' });
  await source.fill('{ "components": [');
  await expect(dialog.getByText('This cannot be applied')).toBeVisible();
  await expect(apply).toBeDisabled();
  await source.fill('{ "components": 7 }');
  await expect(dialog.getByText(/this is not a form/)).toBeVisible();
  await source.fill(JSON.stringify({ components: [{ type: 'hologram', key: 'ghost', label: 'Ghost' }] }));
  await expect(dialog.getByText('Not known yet, kept but not drawn: hologram.')).toBeVisible();
  await apply.click();
  await expect(page.getByRole('region', { name: canvas })).toContainText('“hologram” is not known here yet');

  await expectSaved(page);
  await expect(
    page.getByRole('button', { name: 'A submit button is required before you can publish the form' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
});

test('a second publication is version 2, and un-publishing makes a draft of the form', async ({
  signedIn,
  makeForm,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Lift log', source: note });
  const page = await signedIn(people.owner);
  await openBuilder(page, form);
  await pasteSource(page, noteWithPlace);
  await publish(page, 'Asks for the place');
  await page.getByRole('button', { name: 'Back to forms' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Lift log' });
  await expect(card).toContainText('Version 2');
  const member = await signedIn(people.member);
  await openTeam(member, teams.first);
  await expect(member.getByRole('link', { name: 'Lift log' })).toBeVisible();

  await card.getByRole('button', { name: 'More for Lift log' }).click();
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

test('a form with nothing in it is kept or deleted when one leaves it', async ({ signedIn }) => {
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await newForm(page, 'Nothing yet');
  await page.getByRole('button', { name: 'Back to forms' }).click();
  await page.getByRole('dialog', { name: 'Empty Form' }).getByRole('button', { name: 'Keep' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Nothing yet' });
  await card.getByRole('button', { name: 'More for Nothing yet' }).click();
  await page.getByRole('menuitem', { name: 'Open Builder' }).click();
  await expect(page.getByText('What do you want to ask?')).toBeVisible();
  await page.getByRole('button', { name: 'Back to forms' }).click();
  await page.getByRole('dialog', { name: 'Empty Form' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/forms$/);
  await expect(card).toBeHidden();
});
