import type { Locator, Page } from '@playwright/test';
import { note } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { openBuilder, type PublishedForm } from '../screens/builder.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { chooseAccount } from '../screens/sign-in.ts';
import { findSubmission, openSubmissions } from '../screens/submissions.ts';
import { openTeam } from '../screens/teams.ts';
import { expectAccessible } from '../world/expect-accessible.ts';
import { blockNetwork } from '../world/open-offline.ts';
import { openSession } from '../world/session.ts';
import { expect, test } from '../world/test.ts';

async function openPermissions(page: Page, form: PublishedForm): Promise<Locator> {
  await openBuilder(page, form);
  await page.getByRole('button', { name: 'Actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Permissions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Permissions' });
  await expect(dialog.getByRole('table', { name: 'Form Permissions' })).toBeVisible();
  return dialog;
}

/** Checks that every change in the dialog is saved in the library. */
async function expectChangesSaved(dialog: Locator): Promise<void> {
  await expect(dialog.getByText('Changes are saved automatically.')).toBeVisible();
}

test('an owner makes a form confidential, and only the author and the owner can read a response', async ({
  server,
  makeForm,
  signedIn,
  newBrowser,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Grievances', source: note });
  const owner = await newBrowser(people.owner);
  const dialog = await openPermissions(owner, form);
  await expectAccessible(owner, 'permissions');
  await dialog.getByRole('button', { name: 'Make responses confidential' }).click();
  const opening = owner.waitForEvent('popup');
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Sign In' }).click();
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await chooseAccount(popup, people.owner);
  await closing;
  await expect(dialog.getByText('Confidential responses are on')).toBeVisible();
  await expect(dialog.getByText('Folders are created using Amira Haddad’s account.')).toBeVisible();

  const member = await signedIn(people.memberOfOne);
  await openTeam(member, teams.first);
  await expect(member.getByRole('img', { name: 'Confidential' })).toBeVisible();
  await blockNetwork(member);
  await member.getByRole('link', { name: 'Grievances' }).click();
  await member.getByRole('textbox', { name: 'Note' }).fill('Between the two of us');
  await member.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(member);
  await member.context().setOffline(false);
  await expectBadge(member, 'Up to date');

  await expect(await findSubmission(owner, form, 'Between the two of us')).toContainText('Lena Fischer');
  const colleague = await newBrowser(people.member);
  await openSubmissions(colleague, form);
  await expect(colleague.getByText('0 submissions')).toBeVisible();
  await expect(colleague.getByText('Between the two of us')).toHaveCount(0);
  const [author, other] = await Promise.all(
    [people.memberOfOne, people.member].map((one) => readFolderStatus(server.address, one, form)),
  );
  expect([author, other]).toEqual([200, 403]);
});

/** Returns the HTTP status of the Graph response when a user requests the private folder with Lena's responses. */
async function readFolderStatus(origin: string, mail: string, { teamId }: PublishedForm): Promise<number> {
  const fetchAs = async (who: string, path: string) => {
    const { accessToken } = await openSession(origin, who);
    return fetch(`${origin}/v1.0${path}`, { headers: { Authorization: `Bearer ${accessToken}` } });
  };
  const drives = (await (await fetchAs(people.owner, `/groups/${teamId}/drives`)).json()) as Rows;
  const library = `/drives/${drives.value.find(({ name }) => name === 'Tideform' || name === 'tfDrive')?.id}`;
  const folders = (await (await fetchAs(people.owner, `${library}/root:/~Private:/children`)).json()) as Rows;
  const own = folders.value.find(({ name }) => name.startsWith('Lena Fischer'));
  return (await fetchAs(mail, `${library}/items/${own?.id}/children`)).status;
}

interface Rows {
  readonly value: readonly { readonly id: string; readonly name: string }[];
}

test("an owner removes the members' permission to view responses, and restores it", async ({
  makeForm,
  newBrowser,
  answering,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Tool checks', source: note });
  const author = await answering(people.memberOfOne, form);
  await author.getByRole('textbox', { name: 'Note' }).fill('The ladder is fine');
  await author.getByRole('button', { name: 'Submit' }).click();
  await expectThanks(author);
  await expectBadge(author, 'Up to date');
  const member = await newBrowser(people.member);
  await findSubmission(member, form, 'The ladder is fine');

  const owner = await newBrowser(people.owner);
  const dialog = await openPermissions(owner, form);
  const members = 'Northgate Estates Members';
  await dialog.getByRole('checkbox', { name: `Create & Edit Responses: ${members}` }).click();
  await dialog.getByRole('checkbox', { name: `View All Responses: ${members}` }).click();
  await expectChangesSaved(dialog);
  await openSubmissions(member, form);
  await expect(member.getByText('0 submissions')).toBeVisible();

  await dialog.getByRole('checkbox', { name: `View All Responses: ${members}` }).click();
  await expectChangesSaved(dialog);
  await findSubmission(member, form, 'The ladder is fine');
});

test('the authorization popup only opens this server’s sign-in', async ({ browserContext }) => {
  const page = await (await browserContext()).newPage();
  await page.goto(`/auth-code-start.html?redirect=${encodeURIComponent('https://elsewhere.example/sign-in')}`);
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/auth-code-start.html');
  await page.goto('/auth-code-start.html?code=code-1&state=state-1');
  await expect(page.getByText('You can close this window.')).toBeVisible();
  expect(page.url()).not.toContain('code-1');
});
