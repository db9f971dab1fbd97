import { readFile } from 'node:fs/promises';
import { people, teams } from '../people.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { findSubmission } from '../screens/submissions.ts';
import { openTeam } from '../screens/teams.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { blockNetwork } from '../world/open-offline.ts';
import { expect, test } from '../world/test.ts';

test('unsent work is exported from one device, and submitted from another', async ({
  signedIn,
  answering,
  siteNote,
}) => {
  const stuck = await answering(people.member, siteNote);
  await blockNetwork(stuck);
  await stuck.getByRole('textbox', { name: 'Note' }).fill('Carried over by hand');
  await expect(stuck.getByText(/Saved on this device/)).toBeVisible();
  await stuck.getByRole('button', { name: 'Account: Tom Okafor' }).click();
  await stuck.getByRole('menuitem', { name: 'On this device' }).click();
  await expect(stuck.getByText('Will be sent when you’re back online')).toBeVisible();
  await expectAccessible(stuck, 'On this device');
  const download = stuck.waitForEvent('download');
  await stuck.getByRole('button', { name: 'Export unsent work' }).click();
  const file = await (await download).path();
  await stuck.close();

  const other = await signedIn(people.member);
  await openTeam(other, teams.first);
  await expectBadge(other, 'Up to date');
  await other.goto('/device');
  await other
    .locator('input[type=file]')
    .setInputFiles({ name: 'work.json', mimeType: 'application/json', buffer: await readFile(file) });
  await expect(other.getByText('1 response imported as a draft. Review it, and then submit it.')).toBeVisible();
  await other.getByRole('button', { name: /^More options for Site note/ }).click();
  await other.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(other.getByRole('textbox', { name: 'Note' })).toHaveValue('Carried over by hand');
  await other.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(other);
  await findSubmission(other, siteNote, 'Carried over by hand');
});
