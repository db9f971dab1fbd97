import { note } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { expectBadge } from '../screens/respond.ts';
import { openTeam } from '../screens/teams.ts';
import { expect, test } from '../world/test.ts';

/** The periodic sync would bring it after up to a minute; a busy machine may take some seconds over two. */
const soonMs = 12_000;

test('a form that a colleague publishes shows up at once, without a click', async ({
  signedIn,
  siteNote,
  makeForm,
}) => {
  expect(siteNote.formId).not.toBe('');
  const member = await signedIn(people.memberOfOne);
  await openTeam(member, teams.first);
  await expect(member.getByRole('link', { name: 'Site note' })).toBeVisible();
  await expectBadge(member, 'Up to date');
  await makeForm({ team: teams.first, title: 'Night shift', source: note });
  await expect(member.getByRole('link', { name: 'Night shift' })).toBeVisible({ timeout: soonMs });
});
