import { note } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { findResponsesList } from '../screens/responses.ts';
import { addAccount, switchAccount } from '../screens/sign-in.ts';
import { findSubmission, openSubmissions } from '../screens/submissions.ts';
import { openTeam } from '../screens/teams.ts';
import { installOffline, removeTokens } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

test('the app opens offline without a token, and unsent work is visible and sent only for its owner', async ({
  answering,
  makeForm,
}) => {
  // Publishes a separate form, because Lena has responses to the shared form from other journeys.
  const farNote = await makeForm({ team: teams.first, title: 'Far note', source: note });
  const first = await answering(people.member, farNote);
  await installOffline(first);
  await first.getByRole('textbox', { name: 'Note' }).fill('A draft from before');
  await expect(first.getByText(/Saved on this device/)).toBeVisible();
  // Goes offline at once, because a draft is sent some seconds after it is saved.
  await first.context().setOffline(true);
  await removeTokens(first);
  await first.close();

  const page = await first.context().newPage();
  await page.goto('/');
  await openTeam(page, teams.first);
  await expect(page.getByRole('button', { name: 'Account: Tom Okafor' })).toBeVisible();
  await page.getByRole('tab', { name: 'Responses' }).click();
  // Searches for the link within the responses list: until that list loads, the forms list is shown, which has a link
  // of the same name.
  await page.getByRole('list', { name: 'On this device' }).getByRole('link', { name: 'Far note' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('A draft from before');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('tab', { name: 'Forms' }).click();
  await page.getByRole('link', { name: 'Far note' }).click();
  await page.getByRole('alertdialog', { name: 'Existing Draft' }).getByRole('button', { name: 'New Response' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Written far from any network');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  // The draft is pending too, unless it was sent just before going offline.
  await expectBadge(page, /^Offline, [12] pending upload\(s\)$/);

  await page.context().setOffline(false);
  const question = page.getByRole('alertdialog', { name: 'Sign in again' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expectBadge(page, 'Unable to authenticate');
  await addAccount(page, people.memberOfOne);
  await openTeam(page, teams.first);
  await expectBadge(page, 'Up to date');
  await page.getByRole('tab', { name: 'Responses' }).click();
  await expect(findResponsesList(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'On this device' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Far note' })).toBeHidden();
  await openSubmissions(page, farNote);
  await expect(page.getByRole('row', { name: 'Written far from any network' })).toBeHidden();

  await addAccount(page, people.member);
  const row = await findSubmission(page, farNote, 'Written far from any network');
  await expect(row).toContainText('Tom Okafor');
  await openTeam(page, teams.first);
  await page.getByRole('tab', { name: 'Responses' }).click();
  // The list also contains the submission until its PDF is sent, so the link to the draft is used.
  await page.getByRole('list', { name: 'On this device' }).getByRole('link', { name: 'Far note [DRAFT]' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('A draft from before');

  // Lena's tokens are still valid, so she isn't asked to sign in.
  await switchAccount(page, 'Lena Fischer');
  await expectBadge(page, 'Up to date');
});
