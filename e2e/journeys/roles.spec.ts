import { note } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { buildAndPublish } from '../screens/builder.ts';
import { expectThanks } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { expectOnlyTeam, openTeam } from '../screens/teams.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { expect, test } from '../world/test.ts';

const noPermission = 'You don’t have permission to build forms in this team.';

test('a guest sees only their own team, and its first form once it is published', async ({ signedIn }) => {
  const guest = await signedIn(people.guest);
  await openTeam(guest, teams.second);
  await expect(guest.getByRole('heading', { name: 'No forms found' })).toBeVisible();
  await expectOnlyTeam(guest, teams.second);

  const owner = await signedIn(people.owner);
  await openTeam(owner, teams.second);
  await expect(owner.getByRole('heading', { name: 'No forms found' })).toBeVisible();
  await expectAccessible(owner, 'no forms');
  const form = await buildAndPublish(owner, { team: teams.second, title: 'Repair request', source: note });
  await guest.reload();
  await guest.getByRole('link', { name: 'Repair request' }).click();
  await guest.getByRole('textbox', { name: 'Note' }).fill('Tap drips');
  await guest.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(guest);
  await findSubmission(owner, form, 'Tap drips');
});

test("users without permission to build can't open the builder", async ({ signedIn, makeForm }) => {
  const { teamId, formId } = await makeForm({ team: teams.readOnly, title: 'Fire drill', source: note });
  const page = await signedIn(people.readerOnly);
  await openTeam(page, teams.readOnly);
  await expect(page.getByRole('link', { name: 'Fire drill' })).toBeVisible();
  const newForm = page.getByRole('button', { name: 'New form' });
  await expect(newForm).toBeDisabled();
  await expect(newForm).toHaveAccessibleDescription(noPermission);
  await newForm.hover();
  await expect(page.getByRole('tooltip')).toHaveText(noPermission);
  await page.getByRole('button', { name: 'More options for Fire drill' }).click();
  await expect(page.getByRole('menuitem', { name: 'Open Builder' })).toBeDisabled();

  await page.goto(`/teams/${teamId}/forms/${formId}/build`);
  await expect(
    page.getByRole('heading', { name: 'You don’t have permission to build forms in this team.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();
  await page.getByRole('link', { name: 'Go to forms' }).click();
  await expect(page.getByRole('link', { name: 'Fire drill' })).toBeVisible();
});
