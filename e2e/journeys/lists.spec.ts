import { note } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { openTeam } from '../screens/teams.ts';
import { expect, test } from '../world/test.ts';

test('form details become tags and filters, and the URL shares a filter with a colleague', async ({
  signedIn,
  makeForm,
  newBrowser,
}) => {
  await makeForm({ team: teams.first, title: 'Scaffold tag', source: note });
  await makeForm({ team: teams.first, title: 'Van check', source: note });
  const page = await signedIn(people.owner);
  await openTeam(page, teams.first);
  await page.getByRole('button', { name: 'More options for Scaffold tag' }).click();
  await page.getByRole('menuitem', { name: 'Edit Details' }).click();
  const details = page
    .getByRole('dialog', { name: /Edit Details/ })
    .or(page.getByRole('group', { name: /Edit Details/ }));
  await details.getByRole('combobox', { name: 'Category' }).fill('Safety');
  await details.getByRole('button', { name: 'Add metadata' }).click();
  await details.getByRole('textbox', { name: 'Name 1' }).fill('Region');
  await details.getByRole('textbox', { name: 'Value 1' }).fill('North');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toBeHidden();
  const card = page.getByRole('article').filter({ hasText: 'Scaffold tag' });
  await expect(card).toContainText('Safety');
  await expect(card).toContainText('North');

  const forms = new URL(page.url());
  forms.searchParams.set('category', 'Safety');
  const colleague = await newBrowser(people.member);
  await colleague.goto(forms.href);
  await expect(colleague.getByRole('link', { name: 'Scaffold tag' })).toBeVisible();
  forms.searchParams.set('category', 'Quality');
  await page.goto(forms.href);
  await expect(page.getByRole('heading', { name: 'No forms found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(card).toBeVisible();
});
