import { incidentWizard } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { expectThanks } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { expect, test } from '../world/test.ts';

test('a wizard validates each page, goes back, skips pages, and is submitted at its end', async ({
  answering,
  makeForm,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Incident', source: incidentWizard });
  const page = await answering(people.owner, form);
  const heading = page.getByRole('heading', { level: 2 });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(heading).toHaveText('What happened');
  await expect(submit).toBeHidden();
  await next.click();
  await expect(page.getByText('Summary is required').first()).toBeVisible();
  await expect(heading).toHaveText('What happened');

  await page.getByLabel('Summary').fill('Slipped on wet stairs');
  await expectAccessible(page, 'first page');
  await next.click();
  await expect(heading).toHaveText('What next');
  await expectAccessible(page, 'last page');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'on a phone');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByLabel('Somebody was hurt').check();
  await next.click();
  await expect(heading).toHaveText('Who was hurt');
  await expect(heading).toBeFocused();
  await page.getByLabel('Name').fill('Ada');
  await next.click();
  await page.getByLabel('Action taken').fill('Stairs closed');
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'What happened' }).click();
  await expect(page.getByLabel('Summary')).toHaveValue('Slipped on wet stairs');
  await next.click();
  await next.click();
  await submit.click();
  await expectThanks(page);

  const row = await findSubmission(page, form, 'Slipped on wet stairs');
  await expect(row).toContainText('Ada');
  await expect(row).toContainText('Stairs closed');
});
