import { note } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { readList } from '../screens/responses.ts';
import { addAccount, switchAccount } from '../screens/sign-in.ts';
import { findSubmission, openSubmissions } from '../screens/submissions.ts';
import { openTeam } from '../screens/teams.ts';
import { keepOnDevice, loseTokens } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

test('the app opens without network and token, and what is filled in waits for its owner alone', async ({
  answering,
  makeForm,
}) => {
  // Its own form: of a shared one Lena has responses from other journeys.
  const farNote = await makeForm({ team: teams.first, title: 'Far note', source: note });
  const first = await answering(people.member, farNote);
  await keepOnDevice(first);
  await first.getByRole('textbox', { name: 'Note' }).fill('A draft from before');
  await expect(first.getByText(/Saved on this device/)).toBeVisible();
  // At once: a draft is sent some seconds after it was saved.
  await first.context().setOffline(true);
  await loseTokens(first);
  await first.close();

  const page = await first.context().newPage();
  await page.goto('/');
  await openTeam(page, teams.first);
  await expect(page.getByRole('button', { name: 'Account: Tom Okafor' })).toBeVisible();
  await page.getByRole('tab', { name: 'Responses' }).click();
  // The forms, which have a link of this name too, stay until the list is here.
  await page.getByRole('list', { name: 'On this device' }).getByRole('link', { name: 'Far note' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('A draft from before');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('tab', { name: 'Forms' }).click();
  await page.getByRole('link', { name: 'Far note' }).click();
  await page.getByRole('alertdialog', { name: 'Existing Draft' }).getByRole('button', { name: 'New Response' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Written far from any network');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(page);
  // The draft waits beside it, unless a sync took it along in the moment before the network went.
  await expectBadge(page, /^Offline, [12] pending upload\(s\)$/);

  await page.context().setOffline(false);
  const question = page.getByRole('alertdialog', { name: 'Sign in again' });
  await question.getByRole('button', { name: 'Not now' }).click();
  await expectBadge(page, 'Unable to authenticate');
  await addAccount(page, people.memberOfOne);
  await openTeam(page, teams.first);
  await expectBadge(page, 'Up to date');
  await page.getByRole('tab', { name: 'Responses' }).click();
  await expect(readList(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'On this device' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Far note' })).toBeHidden();
  await openSubmissions(page, farNote);
  await expect(page.getByRole('row', { name: 'Written far from any network' })).toBeHidden();

  await addAccount(page, people.member);
  const row = await findSubmission(page, farNote, 'Written far from any network');
  await expect(row).toContainText('Tom Okafor');
  await openTeam(page, teams.first);
  await page.getByRole('tab', { name: 'Responses' }).click();
  // The submission is there, too, until its PDF has followed.
  await page.getByRole('list', { name: 'On this device' }).getByRole('link', { name: 'Far note [DRAFT]' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('A draft from before');

  // Her tokens are still here: nobody asks her anything.
  await switchAccount(page, 'Lena Fischer');
  await expectBadge(page, 'Up to date');
});
