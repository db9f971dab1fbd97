import { people, teams } from '../people.ts';
import { createForm, getFormId, openPreview, pasteSource, publish } from '../screens/builder.ts';
import { addCode, closeCode, findCodeEditor, writeJavaScript } from '../screens/code.ts';
import { findBlock, findSettingsPane, openSettingsTab } from '../screens/design.ts';
import { expectThanks, startResponse } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { getTeamId, openTeam } from '../screens/teams.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { expect, test } from '../world/test.ts';

const order = {
  display: 'form',
  components: [
    { type: 'textfield', key: 'item', label: 'Item', input: true },
    { type: 'number', key: 'price', label: 'Price', input: true },
    { type: 'number', key: 'quantity', label: 'Quantity', input: true },
    { type: 'number', key: 'total', label: 'Total', input: true },
    { type: 'textfield', key: 'reason', label: 'Reason', input: true },
    { type: 'button', key: 'submit', label: 'Send order', action: 'submit', input: true },
  ],
};

test('a builder writes code for a total and a condition, tries it out, and respondents use it', async ({
  signedIn,
}) => {
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await createForm(page, 'Order with code');
  await pasteSource(page, order);

  await findBlock(page, 'Total, Number').click({ position: { x: 4, y: 4 } });
  await openSettingsTab(page, 'Logic');
  const total = await addCode(page, 'Calculated value');
  await writeJavaScript(total);
  // The editor suggests answer names, and reports an unclosed bracket.
  await page.keyboard.type('value = (data.pri');
  await page.getByRole('option', { name: /price/ }).click();
  await page.keyboard.type(' * data.quantity');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(';');
  await total.getByRole('button', { name: 'Examples' }).click();
  // The Publish button is disabled while a draft is saved.
  await expect(page.getByText('Saving...')).toBeHidden();
  await expectAccessible(page, 'code editor');
  await closeCode(total);
  await expectAccessible(page, 'settings of logic');
  await expect(findSettingsPane(page).getByRole('textbox', { name: 'Calculated value, code' })).toHaveValue(
    'value = (data.price * data.quantity);',
  );

  await findBlock(page, 'Reason, Text').click({ position: { x: 4, y: 4 } });
  await openSettingsTab(page, 'Logic');
  const condition = await addCode(page, 'Advanced condition');
  await findCodeEditor(condition).fill('show = total > 100;');
  await closeCode(condition);

  // The preview lists errors in the code, with links to the code.
  await openPreview(page);
  const problems = page.getByRole('region', { name: 'Code problems' });
  await expect(problems.getByText(/uses total, which isn’t defined.*data\.total/)).toBeVisible();
  await expectAccessible(page, 'code problems');
  await problems.getByRole('button', { name: 'Open settings: Reason, Advanced condition' }).click();
  await expect(findSettingsPane(page).getByRole('textbox', { name: 'Advanced condition, code' })).toBeFocused();
  const again = await addCode(page, 'Advanced condition');
  await findCodeEditor(again).fill('show = data.total > 100;');
  await closeCode(again);

  await openPreview(page);
  await page.getByLabel('Price').fill('30');
  await page.getByLabel('Quantity').fill('2');
  await expect(page.getByLabel('Total')).toHaveValue('60');
  await expect(page.getByLabel('Reason')).toBeHidden();
  await page.getByLabel('Quantity').fill('4');
  await expect(page.getByLabel('Total')).toHaveValue('120');
  await expect(page.getByLabel('Reason')).toBeVisible();
  await expect(problems).toBeHidden();

  await publish(page, '');
  const form = { teamId: getTeamId(page), formId: getFormId(page) };
  await startResponse(page, form.teamId, form.formId);
  await page.getByLabel('Item').fill('Valves');
  await page.getByLabel('Price').fill('55');
  await page.getByLabel('Quantity').fill('3');
  await expect(page.getByLabel('Total')).toHaveValue('165');
  await page.getByLabel('Reason').fill('Spare parts');
  await page.getByRole('button', { name: 'Send order' }).click();
  await expectThanks(page);
  const row = await findSubmission(page, form, 'Valves');
  await expect(row).toContainText('165');
  await expect(row).toContainText('Spare parts');
});
