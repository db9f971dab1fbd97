import { limitFactor } from '../machine-speed.ts';
import { people, teams } from '../people.ts';
import { expectBadge, startResponse } from '../screens/respond.ts';
import { chooseAccount, signIn, signOut } from '../screens/sign-in.ts';
import { findSubmission, openSubmissions } from '../screens/submissions.ts';
import { openTeam } from '../screens/teams.ts';
import { expect, test } from '../world/test.ts';
import { type CallWatch, watchCalls } from '../world/watch-calls.ts';

test.use({ hasSwitches: true, signsInByHand: true });
// All journeys of this file share one server, so they run in order.
test.describe.configure({ mode: 'default' });

const signInHeading = 'Sign in with work / school account';

test('signing out ends the session and keeps unsent work for its owner', async ({ signedIn, siteNote }) => {
  const page = await signedIn(people.member);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account: Tom Okafor' })).toBeVisible();
  await startResponse(page, siteNote.teamId, siteNote.formId);
  await page.getByRole('textbox', { name: 'Note' }).fill('Half a thought');
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('dialog', { name: 'Draft' }).getByRole('button', { name: 'Keep' }).click();
  await signOut(page);
  await expect(page.getByRole('button', { name: signInHeading })).toBeVisible();
  await page.goto(`/teams/${siteNote.teamId}/responses`);
  await expect(page.getByRole('button', { name: signInHeading })).toBeVisible();
  await expect(page.getByText('Site note')).toBeHidden();

  await page.getByRole('button', { name: signInHeading }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
  await chooseAccount(page, people.member);
  await openTeam(page, teams.first);
  await page.getByRole('tab', { name: 'Responses' }).click();
  await page.getByRole('list', { name: 'On this device' }).getByRole('link', { name: 'Site note' }).click();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Half a thought');
});

test('a personal account is rejected, with two ways to continue', async ({ browserContext }) => {
  const page = await (await browserContext()).newPage();
  await page.goto('/');
  await page.getByRole('button', { name: signInHeading }).click();
  await chooseAccount(page, people.personal, 'not the password');
  await expect(page.getByRole('alert')).toBeVisible();
  await chooseAccount(page, people.personal);
  const dialog = page.getByRole('alertdialog', { name: 'Invalid Account' });
  await expect(dialog.getByRole('button', { name: signInHeading })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign in to external tenant' }).click();
  await expect(dialog.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
  await dialog.getByLabel('Tenant Id').fill('f0000000-0000-4000-8000-000000000000');
  await expect(dialog.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: signInHeading }).click();
  await chooseAccount(page, people.member);
  await expect(page.getByRole('button', { name: 'Account: Tom Okafor' })).toBeVisible();
});

test('two tabs share one refresh, and repeat each rejected request once', async ({ signedIn, siteNote, server }) => {
  const page = await signedIn(people.owner);
  const second = await page.context().newPage();
  await openSubmissions(page, siteNote);
  await openSubmissions(second, siteNote);
  for (const tab of [page, second]) {
    await expectBadge(tab, 'Up to date');
    // Requests that are pending when the tokens expire would distort the count.
    await tab.waitForLoadState('networkidle');
  }
  const calls = watchCalls(page.context());
  await server.setSwitch({ switch: 'expire-tokens' });
  await Promise.all([page, second].map((tab) => tab.getByRole('button', { name: 'Refresh' }).click()));
  await expect
    .poll(() => calls.listGraphRequests().filter((call) => call.endsWith(' 200')).length)
    .toBeGreaterThanOrEqual(2);
  for (const tab of [page, second]) {
    await expect(tab.getByText('0 submissions')).toBeVisible();
    await expect(tab.getByRole('dialog')).toBeHidden();
  }
  await expectCallsRepeated(calls, { tabs: 2 });
  expect(calls.tokenRequests.map((request) => request.get('grant_type'))).toEqual(['refresh_token']);
});

test('a claims challenge is answered by a new token with the claims, and by the user if interaction is required', async ({
  signedIn,
  siteNote,
  server,
}) => {
  const page = await signedIn(people.owner);
  await openSubmissions(page, siteNote);
  await expectBadge(page, 'Up to date');
  const calls = watchCalls(page.context());
  await server.setSwitch({ switch: 'challenge-tokens', mail: people.owner });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectCallsRepeated(calls, { tabs: 1 });
  expect(calls.tokenRequests[0]?.get('claims')).toContain('nbf');

  await expectBadge(page, 'Up to date');
  await page.route('**/identity/token', (route) =>
    route.request().postData()?.includes('grant_type=refresh_token')
      ? route.fulfill({ status: 400, json: { error: 'interaction_required' } })
      : route.continue(),
  );
  await server.setSwitch({ switch: 'challenge-tokens', mail: people.owner });
  const dialog = page.getByRole('alertdialog', { name: 'Permissions Required' });
  // Short timeout of one attempt: the next attempt clicks Refresh again.
  const soon = { timeout: 2_000 * limitFactor };
  // A background sync may receive the claims challenge before the click on Refresh does.
  await expect(async () => {
    if (await dialog.isHidden()) await page.getByRole('button', { name: 'Refresh' }).click(soon);
    await expect(dialog).toBeVisible(soon);
  }).toPass();
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/submissions$/);
  await expect(page.getByText('0 submissions')).toBeVisible();
  expect(calls.signIns[0]?.get('claims')).toContain('nbf');
});

test('a session survives a killed server', async ({ signedIn, siteNote, server }) => {
  const page = await signedIn(people.memberOfOne);
  await startResponse(page, siteNote.teamId, siteNote.formId);
  await server.kill();
  await page.getByRole('textbox', { name: 'Note' }).fill('Written while the server was down');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expectBadge(page, 'Offline, 1 pending upload(s)');
  await server.restart();
  await server.setSwitch({ switch: 'expire-tokens' });
  await expectBadge(page, 'Up to date');
  await findSubmission(page, siteNote, 'Written while the server was down');
  await signOut(page);
  await signIn(page, people.memberOfOne);
});

/** Checks that every rejected request was repeated, at most once per tab, and then succeeded. */
async function expectCallsRepeated(calls: CallWatch, { tabs }: { readonly tabs: number }): Promise<void> {
  const refused = () => calls.listGraphRequests().filter((call) => call.endsWith(' 401'));
  await expect(async () => {
    expect(refused().length).toBeGreaterThan(0);
    expect(calls.listGraphRequests()).toEqual(
      expect.arrayContaining(refused().map((call) => call.replace(/401$/, '200'))),
    );
  }).toPass();
  for (const call of new Set(refused()))
    expect(refused().filter((each) => each === call).length, call).toBeLessThanOrEqual(tabs);
}
