import { people, teams } from '../people.ts';
import { createForm, expectSaved, getFormId, openPreview, publish } from '../screens/builder.ts';
import {
  addByName,
  drag,
  expectBlocks,
  findBlock,
  findPaletteItem,
  findSettingsPane,
  openSettingsTab,
  setLabel,
} from '../screens/design.ts';
import { expectThanks, startResponse } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { tabBackTo } from '../screens/tab-back-to.ts';
import { getTeamId, openTeam } from '../screens/teams.ts';
import { expect, test } from '../world/test.ts';

// Runs these journeys with animations; all others run with reduced motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a builder drags components from the palette and between containers, and undoes it', async ({ signedIn }) => {
  const page = await signedIn(people.builder);
  await openTeam(page, teams.readOnly);
  await createForm(page, 'Crane check');
  await drag(page, findPaletteItem(page, 'Panel'), page.getByText('What do you want to ask?'), 'middle');
  await expectBlocks(page, ['Panel', 'Submit, Button']);
  await drag(page, findPaletteItem(page, 'Text'), findBlock(page, 'Panel').getByText('Drop components here'), 'middle');
  await expectBlocks(page, ['Panel', 'Text field, Text', 'Submit, Button']);
  await setLabel(page, 'Crane');
  await drag(page, findPaletteItem(page, 'Number'), findBlock(page, 'Panel'), 'top');
  await setLabel(page, 'Load in tonnes');
  await expectBlocks(page, ['Load in tonnes, Number', 'Panel', 'Crane, Text', 'Submit, Button']);

  await findBlock(page, 'Load in tonnes, Number').click();
  await drag(
    page,
    findBlock(page, 'Load in tonnes, Number').getByTitle(/^Drag to move/),
    findBlock(page, 'Crane, Text'),
    'bottom',
  );
  await expectBlocks(page, ['Panel', 'Crane, Text', 'Load in tonnes, Number', 'Submit, Button']);
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expectBlocks(page, ['Load in tonnes, Number', 'Panel', 'Crane, Text', 'Submit, Button']);
  await page.getByRole('button', { name: 'Redo (Ctrl+Y)' }).click();

  await findBlock(page, 'Crane, Text').click();
  await findBlock(page, 'Crane, Text').getByRole('button', { name: 'Duplicate (Ctrl+D)' }).click();
  await setLabel(page, 'Driver');
  await findBlock(page, 'Driver, Text').getByRole('button', { name: 'Delete', exact: true }).click();
  await expectBlocks(page, ['Panel', 'Crane, Text', 'Load in tonnes, Number', 'Submit, Button']);
  await expectSaved(page);
  await page.reload();
  await expectBlocks(page, ['Panel', 'Crane, Text', 'Load in tonnes, Number', 'Submit, Button']);
  await openPreview(page);
  await page.getByRole('textbox', { name: 'Load in tonnes' }).fill('12');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('This is a preview. Your response wasn’t sent.')).toBeVisible();
});

test('a builder creates and publishes a form without a mouse, and it is answered without a mouse', async ({
  signedIn,
}) => {
  const page = await signedIn(people.builder);
  await page.addInitScript(() => {
    // Blocks mouse and touch events; buttons pressed by keyboard still emit clicks.
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, (event) => event.isTrusted && event.stopImmediatePropagation(), { capture: true });
  });
  await openTeam(page, teams.readOnly);
  await createForm(page, 'Roof check');
  await page.reload();
  await addByName(page, 'Text');
  await findBlock(page, 'Text field, Text').focus();
  await page.keyboard.press('Enter');
  await expect(findSettingsPane(page).getByRole('textbox', { name: /^Label/ })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Roof');
  await page.keyboard.press('Escape');
  await expect(findBlock(page, 'Roof, Text')).toBeFocused();

  await addByName(page, 'Dropdown');
  await findBlock(page, 'Dropdown').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expectBlocks(page, ['Dropdown', 'Roof, Text', 'Submit, Button']);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Moved Dropdown to position 2 of 3')).toBeAttached();
  await page.keyboard.press('Delete');
  await expectBlocks(page, ['Roof, Text', 'Submit, Button']);
  await page.keyboard.press('Control+z');
  await expectBlocks(page, ['Roof, Text', 'Dropdown', 'Submit, Button']);

  await findBlock(page, 'Dropdown').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('State');
  await findSettingsPane(page).getByRole('tab', { name: 'Display' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await findSettingsPane(page).getByRole('textbox', { name: 'Label, choice 1' }).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Dry');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Leaks');
  await expect(findSettingsPane(page).getByRole('textbox', { name: 'Value, choice 2' })).toHaveValue('leaks');
  await expectSaved(page);

  await tabBackTo(page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('textbox').focus();
  await page.keyboard.type('Built by keys');
  await page.keyboard.press('Tab');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  const published = page.getByRole('dialog', { name: 'Published version 1' });
  await published.getByRole('button', { name: 'Try it' }).focus();
  await page.keyboard.press('Escape');
  await expect(published).toBeHidden();
  await expect(page.getByText('Draft', { exact: true })).toBeHidden();

  const form = { teamId: getTeamId(page), formId: getFormId(page) };
  await startResponse(page, form.teamId, form.formId);
  await page.getByLabel('Roof').focus();
  await page.keyboard.type('North wing');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Leaks');
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expectThanks(page);
  await expect(await findSubmission(page, form, 'North wing')).toContainText('Leaks');
});

test('settings are validated where they are edited: unique values, property names, a condition', async ({
  signedIn,
}) => {
  const page = await signedIn(people.builder);
  await openTeam(page, teams.readOnly);
  await createForm(page, 'Incident');
  await addByName(page, 'Choice');
  await setLabel(page, 'Injured');
  await openSettingsTab(page, 'Data');
  await findSettingsPane(page).getByRole('textbox', { name: 'Label, choice 1' }).fill('Yes');
  await findSettingsPane(page).getByRole('textbox', { name: 'Label, choice 1' }).press('Enter');
  await findSettingsPane(page).getByRole('textbox', { name: 'Label, choice 2' }).fill('No');
  await findSettingsPane(page).getByRole('textbox', { name: 'Value, choice 2' }).fill('yes');
  await findSettingsPane(page).getByRole('textbox', { name: 'Value, choice 2' }).blur();
  await expect(findSettingsPane(page).getByText('Value must be unique').first()).toBeVisible();
  await findSettingsPane(page).getByRole('textbox', { name: 'Value, choice 2' }).fill('no');
  await expect(findSettingsPane(page).getByText('Value must be unique')).toHaveCount(0);

  await addByName(page, 'Text area');
  await setLabel(page, 'Who was hurt');
  await openSettingsTab(page, 'Data');
  const name = findSettingsPane(page).getByRole('textbox', { name: /^Property name/ });
  await name.fill('who.');
  await name.blur();
  await expect(
    findSettingsPane(page)
      .getByText(/must only contain alphanumeric characters/)
      .first(),
  ).toBeVisible();
  await name.fill('who');
  await openSettingsTab(page, 'Logic');
  await findSettingsPane(page).getByRole('button', { name: 'Add condition' }).click();
  await findSettingsPane(page).getByRole('combobox', { name: 'Field, condition 1' }).selectOption('Injured (injured)');
  await findSettingsPane(page).getByRole('combobox', { name: 'Value, condition 1' }).selectOption('Yes');
  await expectSaved(page);

  await openPreview(page);
  await expect(page.getByLabel('Who was hurt')).toBeHidden();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByLabel('Who was hurt')).toBeVisible();
});

test('a builder creates a wizard with pages, an icon and a title', async ({ signedIn }) => {
  const page = await signedIn(people.builder);
  await openTeam(page, teams.readOnly);
  await createForm(page, 'Induction');
  await addByName(page, 'Text');
  await setLabel(page, 'Your name');
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Display Mode' }).click();
  await page.getByRole('menuitemradio', { name: 'Multi Page Wizard' }).click();
  const pages = page.getByRole('tablist', { name: 'Pages' });
  await expect(pages.getByRole('tab')).toHaveCount(1);
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(pages.getByRole('tab')).toHaveCount(2);
  await addByName(page, 'Checkbox');
  await setLabel(page, 'I have read the rules');
  await pages.getByRole('tab').nth(1).focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await expectSaved(page);

  await page.getByRole('button', { name: /icon/i }).first().click();
  await page.getByRole('searchbox', { name: /icon/i }).fill('hard hat');
  await page.getByRole('button', { name: 'Hard hat', exact: true }).click();
  await publish(page, '');
  await startResponse(page, getTeamId(page), getFormId(page));
  await expect(page.getByLabel('I have read the rules')).toBeVisible();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
});
