import { people } from '../people.ts';
import { expectBadge, expectThanks, startResponse } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { blockNetwork } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

test('a member edits their submission offline, and a reviewer sees what changed and who changed it', async ({
  signedIn,
  newBrowser,
  siteNote,
}) => {
  const member = await signedIn(people.memberOfOne);
  const note = member.getByRole('textbox', { name: 'Note' });
  await startResponse(member, siteNote.teamId, siteNote.formId);
  await note.fill('Crane 4 is safe');
  await member.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(member);
  await expectBadge(member, 'Up to date');

  await (await findSubmission(member, siteNote, 'Crane 4 is safe')).dblclick();
  await expect(note).toHaveValue('Crane 4 is safe');
  await expect(note).not.toBeEditable();
  // Only a submission that has been loaded from the library shows its number, and can be edited.
  await expect(member.getByText(/#\d+.*Lena Fischer/)).toBeVisible();
  await member.getByRole('button', { name: 'Options', exact: true }).click();
  await member.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(member.getByText('You’re editing this submission')).toBeVisible();
  await blockNetwork(member);
  await note.fill('Crane 4 is locked');
  await member.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(member);
  await expectBadge(member, /Offline, 1 pending upload/);
  await member.context().setOffline(false);
  await expectBadge(member, 'Up to date');

  const owner = await newBrowser(people.owner);
  await (await findSubmission(owner, siteNote, 'Crane 4 is locked')).dblclick();
  await expect(owner.getByText('This submission has been changed once since it was submitted.')).toBeVisible();
  await owner.getByRole('button', { name: 'What changed' }).click();
  const history = owner.getByRole('dialog', { name: /^History/ });
  await expect(history.getByText('1 answer was changed.')).toBeVisible();
  await expect(history.getByRole('cell', { name: 'Crane 4 is safe' })).toBeVisible();
  await expect(history.getByRole('cell', { name: 'Crane 4 is locked' })).toBeVisible();
  await expect(history.getByRole('button', { name: /^Change 1.*Lena Fischer/ })).toBeVisible();
  await expectAccessible(owner, 'what changed');
});
