import type { Page } from '@playwright/test';
import {
  type ApiClient,
  enableConfidential,
  getAuthCodeUrl,
  getOwnGraphCredential,
  redeemAuthCode,
} from '@tideform/contract';
import { openApi } from '@tideform/web/testing';
import { note } from '../forms/small-forms.ts';
import { people, teams } from '../people.ts';
import { expectBadge, expectThanks } from '../screens/respond.ts';
import { chooseAccount } from '../screens/sign-in.ts';
import { findSubmission, openSubmissions } from '../screens/submissions.ts';
import { openTeam } from '../screens/teams.ts';
import { goOffline } from '../world/open-offline.ts';
import { openSession } from '../world/session.ts';
import { expect, test } from '../world/test.ts';

/** What the page of permissions will ask of the server, on behalf of the owner. */
async function openOwnersApi(origin: string): Promise<ApiClient> {
  const { accessToken } = await openSession(origin, people.owner);
  return openApi(origin, async () => accessToken);
}

async function valued<Value>(asking: Promise<{ ok: true; value: Value } | { ok: false }>): Promise<Value> {
  const answer = await asking;
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.value;
}

/** Opens the popup of an authorization as a screen does, and answers what it hands over. */
async function lendInPopup(page: Page, url: string, mail: string): Promise<{ code: string; state: string }> {
  const opening = page.waitForEvent('popup');
  const handed = page.evaluate(
    (address) =>
      new Promise<{ code: string; state: string }>((done) => {
        addEventListener('message', ({ origin, data }) => {
          if (origin === location.origin && data?.code) done(data);
        });
        window.open(`/auth-code-start.html?redirect=${encodeURIComponent(address)}`, 'lend', 'width=600,height=535');
      }),
    url,
  );
  const popup = await opening;
  const closing = popup.waitForEvent('close');
  await chooseAccount(popup, mail);
  await closing;
  return handed;
}

test('an owner lends their account, and a response is read by its author and the owner alone', async ({
  server,
  makeForm,
  signedIn,
  newBrowser,
}) => {
  const form = await makeForm({ team: teams.first, title: 'Grievances', source: note });
  const owner = await signedIn(people.owner);
  const api = await openOwnersApi(server.address);
  const { id } = await valued(api.call(getOwnGraphCredential, {}));
  const { url } = await valued(api.call(getAuthCodeUrl, { params: { id } }));
  const { code, state } = await lendInPopup(owner, url, people.owner);
  const lent = await valued(api.call(redeemAuthCode, { params: { id, code }, body: { state } }));
  expect(lent).toMatchObject({ authRequired: false, account: { name: 'Amira Haddad' } });
  await valued(api.call(enableConfidential, { params: form, body: { graphCredentialsId: id } }));

  const member = await signedIn(people.memberOfOne);
  await openTeam(member, teams.first);
  await expect(member.getByRole('img', { name: 'Confidential' })).toBeVisible();
  await goOffline(member);
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
});

test('the popup of an authorization goes to this server’s sign-in and nowhere else', async ({ browserContext }) => {
  const page = await (await browserContext()).newPage();
  await page.goto(`/auth-code-start.html?redirect=${encodeURIComponent('https://elsewhere.example/sign-in')}`);
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/auth-code-start.html');
  await page.goto('/auth-code-start.html?code=code-1&state=state-1');
  await expect(page.getByText('You can close this window.')).toBeVisible();
  expect(page.url()).not.toContain('code-1');
});
