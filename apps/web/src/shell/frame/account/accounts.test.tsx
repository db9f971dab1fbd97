import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { writeUnsentCount } from '../../../data/device/unsent-count.ts';
import { storeTenantName } from '../../../sign-in/account-store.ts';
import { amira, amiraElsewhere, createFakeAuth, tom } from '../../../testing/fakes.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, responseRow, teamRow } from '../../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const others = [tom, amiraElsewhere];

async function openAccounts(accounts = others) {
  storeTenantName(localStorage, 't2', 'Brightline Ltd');
  const auth = createFakeAuth(amira, accounts);
  const device = await openDevice({ teams: [teamRow()] });
  const app = openApp('/teams/team1/forms', device, 1280, undefined, undefined, auth);
  await app.user.click(await screen.findByRole('button', { name: /^Account/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Change Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Accounts' }));
  return { ...app, auth, dialog };
}

it('shows the signed-in accounts, their organizations and unsent responses', async () => {
  writeUnsentCount(localStorage, tom, 2);
  const { dialog } = await openAccounts();
  const rows = within(dialog.getByRole('list', { name: 'Accounts' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Amira Haddad.*In use/),
    expect.stringMatching(/Tom Okafor.*2 unsent responses/),
    expect.stringMatching(/Amira Haddad.*Brightline Ltd/),
  ]);
});

it('links to the server’s account page if there is one', async () => {
  const config = { graphBaseUrl: 'https://forms.example/v1.0', accountPage: '/workspace/account' };
  const signIn = { kind: 'oidc', authority: 'https://forms.example/identity', clientId: 'tideform', graphScopes: [] };
  localStorage.setItem('config', JSON.stringify({ ...config, signIn }));
  const app = openApp('/teams/team1/forms', await openDevice({ teams: [teamRow()] }));
  await app.user.click(await screen.findByRole('button', { name: /^Account/ }));
  const link = await screen.findByRole('menuitem', { name: 'Account and workspace' });
  expect(link.getAttribute('href')).toBe('/workspace/account');
});

it('switches to another account with a click', async () => {
  const { auth, dialog, user } = await openAccounts();
  await user.click(
    dialog.getByRole('button', { name: 'Switch to Amira Haddad, amira@northgate.example, Brightline Ltd' }),
  );
  await expect.poll(() => auth.switches).toEqual([{ userId: 'u1-guest', returnTo: '/teams' }]);
});

it('signs out another account immediately, or after a warning if it has unsent responses', async () => {
  writeUnsentCount(localStorage, tom, 2);
  const { auth, dialog, user } = await openAccounts([tom, { ...tom, userId: 'u3', displayName: 'Lena Brandt' }]);
  await user.click(dialog.getByRole('button', { name: 'Sign out Lena Brandt' }));
  await expect.poll(() => auth.signOuts).toEqual(['u3']);
  await user.click(await screen.findByRole('button', { name: 'Sign out Tom Okafor' }));
  const warning = within(await screen.findByRole('alertdialog', { name: '2 unsent responses' }));
  warning.getByText(/until Tom Okafor signs in here again/);
  await user.click(warning.getByRole('button', { name: 'Sign out' }));
  await expect.poll(() => auth.signOuts).toEqual(['u3', 'u2']);
});

it('signs in to a tenant by its trimmed ID, and has a link that invites others to the user’s tenant', async () => {
  const { auth, dialog, user } = await openAccounts();
  expect(dialog.getByLabelText('Invite link')).toHaveProperty('value', `${location.origin}/tenant/t1`);
  await user.click(dialog.getByRole('button', { name: 'Add external tenant' }));
  expect(dialog.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', true);
  await user.type(dialog.getByLabelText(/^Tenant Id/), '  t7 ');
  await user.click(dialog.getByRole('button', { name: 'Login' }));
  await expect.poll(() => auth.signIns).toEqual([{ returnTo: '/teams', chooseAccount: true, tenantId: 't7' }]);
});

it('does not show another account’s team, form or draft at its URL', async () => {
  const toms = { teams: [teamRow({ accounts: { u2: {} } })], forms: [formRow()] };
  const draft = responseRow({ userId: 'u2', data: { data: { site: 'Secret quay' }, metadata: {} } });
  const device = await openDevice({ ...toms, responses: [draft] });
  openApp(`/teams/team1/forms/form1/response/${draft.id}`, device);
  await screen.findByText('Looks like you do not have access to this submission');
  expect(document.body.textContent).not.toContain('Weekly site inspection');
  expect(screen.queryByDisplayValue('Secret quay')).toBeNull();
});
