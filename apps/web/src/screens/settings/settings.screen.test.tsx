import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, createFakeAuth, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const subscription = {
  ...{
    plan: 'paid1',
    status: 'active',
    restricted: false,
    seller: 'demonstration',
    payerName: null,
    trialEndsAt: null,
  },
  ...{ stripeOwnerId: null, isTeamOwner: true, source: null, currency: null, marketplaceSubscriptionId: null },
  ...{ tenantId: 't1', activeUsers: 3, submissions: 40, limits: { monthly: { users: 20, submissions: 1000 } } },
  unlockedFeatures: ['pdf_templates'],
};
const config = {
  graphBaseUrl: 'https://graph.example/v1.0',
  signIn: {
    kind: 'oidc',
    authority: 'https://id.example',
    clientId: 'app',
    graphScopes: ['User.Read', 'Sites.Manage.All'],
  },
  links: { website: 'https://tideform.example', documentation: 'javascript:alert(1)' },
  hasSupport: true,
};

const locale = { language: 'en', locale: 'en' } as const;

async function openSettings(
  answers: Parameters<typeof createFakeApi>[0] = {},
  token = 'token',
  more: Parameters<typeof teamRow>[0] = {},
) {
  localStorage.setItem('config', JSON.stringify(config));
  const team = teamRow({ accounts: { u1: { canBuildForms: true, isTeamOwner: true } }, ...more });
  const device = await openDevice({
    teams: [team, teamRow({ id: 'team2', displayName: 'Brightline' })],
    forms: [formRow()],
  });
  const api = createFakeApi({ getSubscription: () => createSuccess(subscription), ...answers });
  const auth = { ...createFakeAuth(), token: async () => token };
  const app = openApp('/teams/team1/forms', { ...device, api }, 1280, locale, () => {}, auth);
  await app.user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = await findFocusedDialog('Settings Northgate Estates');
  const tab = async (name: string) => {
    await app.user.click(dialog.getByRole('tab', { name }));
    await dialog.findByRole('tabpanel', { name });
  };
  return { ...app, auth, device, dialog, tab };
}

it('has a URL for each tab, which is removed when the dialog closes', async () => {
  const { dialog, router, tab, user } = await openSettings();
  const search = () => router.state.location.search;
  expect(search()).toBe('?settings=application');
  for (const [name, address] of [
    ['Subscription', 'subscription'],
    ['Users', 'users'],
    ['Permissions', 'permissions'],
    ['Storage', 'storage'],
  ] as const) {
    await tab(name);
    expect(search()).toBe(`?settings=${address}`);
  }
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await expect.poll(search).toBe('');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigator.push('/teams/team1/forms?settings=storage'));
  await screen.findByRole('tabpanel', { name: 'Storage' });
});

it('shows themes, help links to safe pages only, and the version', async () => {
  const { dialog, user } = await openSettings();
  await user.click(dialog.getByRole('radio', { name: 'Dark' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(dialog.getByRole('link', { name: /^Website/ })).toHaveProperty('href', 'https://tideform.example/');
  expect(dialog.getByRole('link', { name: /^Documentation/ }).getAttribute('href')).toBe('/help/index.html');
  expect(dialog.getByRole('link', { name: /^Third-party notices/ }).getAttribute('href')).toBe(
    '/third-party-notices.txt',
  );
  dialog.getByText('Up to date');
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'Auto' }));
});

it('shows the plan and its usage, and links to the plans', async () => {
  const { dialog, tab, user, path } = await openSettings();
  await tab('Subscription');
  await dialog.findByText('Pro');
  dialog.getByText('3 of 20');
  const bar = dialog.getByRole('progressbar', { name: 'Submissions this month' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['40', '1000']);
  dialog.getByText('40 of 1,000');
  await user.click(dialog.getByRole('button', { name: 'See plans' }));
  await expect.poll(path).toBe('/teams/team1/plans');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows which permissions are granted, and requests missing ones', async () => {
  const { dialog, tab, user, auth } = await openSettings({}, `a.${btoa(JSON.stringify({ scp: 'User.Read' }))}.c`);
  await tab('Permissions');
  await dialog.findByText('Granted');
  dialog.getByText('Not granted');
  await user.click(dialog.getByRole('button', { name: 'Grant permissions' }));
  expect(auth.signIns).toHaveLength(1);
});

it('shows to owners only which columns Microsoft 365 has refused', async () => {
  const refusedColumns = ['tfSubmissionEmail', 'Author'];
  const owner = await openSettings({}, 'token', { refusedColumns });
  await owner.tab('Permissions');
  await owner.dialog.findByText(/didn’t allow these columns .*: tfSubmissionEmail, Author\./);
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  cleanup();
  const member = await openSettings({}, 'token', { refusedColumns, accounts: { u1: { canBuildForms: true } } });
  await member.tab('Permissions');
  await member.dialog.findByRole('heading', { name: 'Form builders' });
  expect(member.dialog.queryByText(/tfSubmissionEmail/)).toBeNull();
});

it('counts the data on this device, and links to unsent responses', async () => {
  const { dialog, tab, user, path } = await openSettings();
  await tab('Storage');
  expect(await dialog.findByText('Forms')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Resync' }));
  await findFocusedDialog('Resync Team Data');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Resync Team Data' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: /^Open: / }));
  await expect.poll(path).toBe('/device');
});

it('emails a support request with its files, keeps the text when sending fails, and confirms', async () => {
  const requests: unknown[] = [];
  let answer: unknown = createRefusal('mail-not-sent');
  const { dialog, user } = await openSettings({
    requestSupport: (input) => {
      requests.push(input);
      return answer;
    },
  });
  await user.click(dialog.getByRole('button', { name: /^Support/ }));
  const request = await findFocusedDialog('Support Request');
  expect(request.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
  await user.type(request.getByRole('textbox', { name: /^Details/ }), 'It hangs');
  await user.upload(request.getByLabelText('Attachments'), new File(['x'], 'quay.png', { type: 'image/png' }));
  expect(await findAccessibilityViolations(screen.getByRole('dialog', { name: 'Support Request' }))).toEqual([]);
  await user.click(request.getByRole('button', { name: 'Send' }));
  await request.findByText('Request failed: mail-not-sent');
  answer = createSuccess({ sent: true });
  await user.click(request.getByRole('button', { name: 'Send' }));
  const thanks = await screen.findByRole('dialog', { name: 'Thanks!' });
  within(thanks).getByText('We’ll contact you within 24 hours.');
  expect(requests.at(-1)).toMatchObject({
    params: { teamId: 'team1' },
    body: { details: 'It hangs' },
    files: [{ field: 'attachments', name: 'quay.png' }],
  });
});

it('hides a team, and finds it again by search', async () => {
  const { user, path } = await openSettings();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'More options for Northgate Estates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide Team' }));
  const hiding = await findFocusedDialog('Hide Team');
  await user.click(hiding.getByRole('button', { name: 'Hide' }));
  await expect.poll(path).toBe('/teams/team2/forms');
  // The rest of the page isn't accessible by role until the dialog has closed.
  const addTeams = await screen.findByRole('button', { name: 'Add Teams' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Northgate Estates' })).toBeNull());
  await user.click(addTeams);
  const adding = await findFocusedDialog('Add Teams');
  await user.type(adding.getByRole('searchbox', { name: 'Search teams' }), 'bright');
  await adding.findByText('No Teams Found');
  await user.clear(adding.getByRole('searchbox', { name: 'Search teams' }));
  await user.click(await adding.findByRole('button', { name: 'Add Northgate Estates' }));
  await adding.findByRole('button', { name: 'Added: Northgate Estates' });
  await user.click(adding.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('link', { name: 'Northgate Estates' })).toBeDefined();
});

it('asks to open a team if none is open, and shows its tabs as a select element on a phone', async () => {
  localStorage.setItem('config', JSON.stringify(config));
  const device = await openDevice({ teams: [teamRow()], forms: [formRow()] });
  const { user } = openApp('/device', device, 390);
  await user.click(await screen.findByRole('button', { name: 'Open teams' }));
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  const dialog = await findFocusedDialog('Settings');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Settings' }), 'Users');
  within(dialog.getByRole('tabpanel', { name: 'Users' })).getByText('Open a team to see its settings.');
});
