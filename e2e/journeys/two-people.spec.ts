import { note } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';

import { buildAndPublish, createForm, expectSaved, pasteSource } from '../screens/builder.ts';
import { findBlock, findPaletteItem, setLabel } from '../screens/design.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { expectOnlyTeam, openTeam } from '../screens/teams.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { blockNetwork } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

test('a builder publishes, a member answers offline on another device, and the owner reads the submission', async ({
  signedIn,
  newBrowser,
}) => {
  const builder = await signedIn(people.builder);
  const form = await buildAndPublish(builder, { team: teams.first, title: 'Toolbox talk', source: note });

  const member = await signedIn(people.memberOfOne);
  await openTeam(member, teams.first);
  await expect(member.getByRole('link', { name: 'Toolbox talk' })).toBeVisible();
  const workers: string[] = [];
  member.on('worker', (worker) => workers.push(worker.url()));
  await blockNetwork(member);
  await member.getByRole('link', { name: 'Toolbox talk' }).click();
  await member.getByRole('textbox', { name: 'Note' }).fill('Ladders, by Lena');
  await member.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(member);
  // A form without code must not load the script sandbox.
  expect(workers.filter((url) => url.includes('script-sandbox'))).toEqual([]);
  await expectBadge(member, /Offline, 1 pending upload/);
  await member.context().setOffline(false);
  await expectBadge(member, 'Up to date');

  const owner = await newBrowser(people.owner);
  const row = await findSubmission(owner, form, 'Ladders, by Lena');
  await expect(row).toContainText('Lena Fischer');
  await row.dblclick();
  await expect(owner.getByRole('textbox', { name: 'Note' })).toHaveValue('Ladders, by Lena');
  await expect(owner.getByRole('textbox', { name: 'Note' })).not.toBeEditable();
});

test("a guest of another team can't see a team's data by name or URL", async ({ signedIn, siteNote }) => {
  const guest = await signedIn(people.guest);
  await expectOnlyTeam(guest, teams.second);
  for (const path of ['forms', `forms/${siteNote.formId}/response`, `forms/${siteNote.formId}/submissions`]) {
    await guest.goto(`/teams/${siteNote.teamId}/${path}`);
    await expect(guest.getByRole('banner')).not.toContainText(teams.first);
    await expect(guest.getByText('Site note')).toHaveCount(0);
  }
});

test('two users edit one form: the second reads along and takes over, and no changes are lost', async ({
  signedIn,
  newBrowser,
}) => {
  const owner = await signedIn(people.owner);
  await openTeam(owner, teams.first);
  await createForm(owner, 'Built by two');
  await pasteSource(owner, note);
  await expectSaved(owner);

  const builder = await newBrowser(people.builder);
  await builder.goto(new URL(owner.url()).pathname);
  await expect(findBlock(builder, 'Note, Text')).toBeVisible();
  await expect(builder.getByText(/ is editing this form\. /)).toBeVisible();
  await findBlock(owner, 'Note, Text').click({ position: { x: 4, y: 4 } });
  await setLabel(owner, 'What happened');
  await expect(findBlock(builder, 'What happened, Text')).toBeVisible();

  await findPaletteItem(builder, 'Number').click();
  const takeOverDialog = builder.getByRole('dialog', { name: /^Take over editing from / });
  await expectAccessible(builder, 'taking over');
  await takeOverDialog.getByRole('button', { name: 'Take over' }).click();
  await expect(findBlock(builder, 'Number')).toBeVisible();
  await expectSaved(builder);
  await expect(owner.getByText(/ took over editing\. /)).toBeVisible();
  await expect(findBlock(owner, 'Number')).toBeVisible();
  await expect(findBlock(owner, 'What happened, Text')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Compare drafts' })).toBeHidden();
});
