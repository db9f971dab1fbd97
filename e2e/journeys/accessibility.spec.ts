import { inspection } from '../forms/inspection.ts';
import { incidentWizard } from '../forms/small-forms.ts';
import { buildAndPublish, openPreview, openSource } from '../screens/builder.ts';
import { expectThanks } from '../screens/respond.ts';
import { chooseAccount } from '../screens/sign-in.ts';
import { findSubmission } from '../screens/submissions.ts';
import { openTeam } from '../screens/teams.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { people, teams } from '../world/people.ts';
import { expect, test } from '../world/test.ts';

test('the way in is accessible', async ({ browserContext }) => {
  const page = await (await browserContext()).newPage();
  await page.goto('/');
  const welcome = page.getByRole('button', { name: 'Sign in with work / school account' });
  await expect(welcome).toBeVisible();
  await expectAccessible(page, 'welcome');
  await welcome.click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await chooseAccount(page, people.memberOfOne, 'wrong');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'sign-in refused');
  await chooseAccount(page, people.memberOfOne);
  await openTeam(page, teams.first);
  await page.getByRole('tab', { name: 'Responses' }).click();
  await expect(page.getByRole('heading', { name: 'No responses' })).toBeVisible();
  await expectAccessible(page, 'no responses');
});

test('building is accessible', async ({ signedIn }) => {
  const page = await signedIn(people.builder);
  await buildAndPublish(page, { team: teams.readOnly, title: 'Accessible', source: inspection });
  await expectAccessible(page, 'builder');
  const dialog = await openSource(page);
  await expectAccessible(page, 'view source');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openPreview(page);
  await expect(page.getByLabel('Site')).toBeVisible();
  await expectAccessible(page, 'preview');
  await page.getByRole('button', { name: 'Back to forms' }).click();
  await expect(page.getByRole('link', { name: 'Accessible' })).toBeVisible();
  await expectAccessible(page, 'forms');
});

test('answering is accessible', async ({ answering, makeForm }) => {
  const form = await makeForm({ team: teams.readOnly, title: 'Answered', source: inspection });
  const page = await answering(people.builder, form);
  await expect(page.getByLabel('Site')).toBeVisible();
  await expectAccessible(page, 'respond');
  const send = page.getByRole('button', { name: 'Send inspection' });
  await send.click();
  await expect(page.getByText('Site is required').first()).toBeVisible();
  await expectAccessible(page, 'respond with issues');
  await page.getByLabel('Site').fill('Mill Lane');
  await page.getByLabel('Inspector’s email').fill('ada@example.com');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.getByRole('tab', { name: 'Responses' }).click();
  await expect(page.getByRole('link', { name: 'Answered' })).toBeVisible();
  await expectAccessible(page, 'responses');
  await page.getByRole('link', { name: 'Answered' }).click();
  await send.click();
  await expectThanks(page);
  await expectAccessible(page, 'thanks');
  const row = await findSubmission(page, form, 'Mill Lane');
  await expectAccessible(page, 'submissions');
  await row.dblclick();
  await expect(page.getByLabel('Site')).toHaveValue('Mill Lane');
  await expectAccessible(page, 'a submission');
});

test('a wizard is accessible', async ({ answering, makeForm }) => {
  const form = await makeForm({ team: teams.readOnly, title: 'Paged', source: incidentWizard });
  const page = await answering(people.builder, form);
  await page.getByLabel('Summary').fill('A slip');
  await expectAccessible(page, 'first page');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What next' })).toBeVisible();
  await expectAccessible(page, 'last page');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'on a phone');
});
