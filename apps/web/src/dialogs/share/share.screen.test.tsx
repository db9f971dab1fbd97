import { cleanup, screen, within } from '@testing-library/react';
import type { FormShare } from '@tideform/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../testing/find-accessibility-violations.ts';
import { openApp } from '../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const site = { type: 'textfield', key: 'site', label: 'Site', defaultValue: 'Yard', input: true };
const count = { type: 'number', key: 'count', label: 'Count', input: true };
const who = { type: 'user', key: 'who', label: 'Inspector', input: true };
const submit = { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true };
const schema = { components: [site, count, who, submit] };
const form = formRow({
  draft: { driveItemId: 'd', schema },
  published: { driveItemId: 'p', version: 2, schema },
} as never);

const share: FormShare = {
  ...{ id: '6f1c2c1e-0000-4000-8000-000000000001', code: 'k7Qm2xVdR4', created: '2026-11-12T08:00:00.000Z' },
  ...{ createdBy: 'Amira Haddad', authorizedBy: 'Amira Haddad', hasValidCredentials: true, state: 'open' },
  ...{ name: 'Gate 1 poster', opensAt: null, closesAt: null, mostResponses: null, isOncePerDevice: false },
  ...{ closingText: null, embedOrigins: [], hasPassword: false },
  usage: { opened: 300, submitted: 214, waiting: 0, lastSubmittedAt: null },
};

async function openShare(api = createFakeApi({}), canBuildForms = true) {
  const data = { ...(await openDevice({ teams: [teamRow()], forms: [form] })), api };
  if (!canBuildForms) await data.database.teams.update('team1', { accounts: {} });
  const app = openApp('/teams/team1/forms', data);
  await app.user.click(await screen.findByRole('button', { name: /^More .*Weekly site inspection/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  return { app, dialog: await findFocusedDialog(/^Share/) };
}

const link = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

it('shows members a link, a QR code and embed code, and builders also share links for anyone', async () => {
  const { dialog } = await openShare(undefined, false);
  expect(link('Link')).toBe(`${location.origin}/teams/team1/forms/form1/response?tenantId=t1`);
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' }).value).toContain('embedMode=true');
  dialog.getByRole('img', { name: 'QR code' });
  expect(dialog.queryByRole('tab')).toBeNull();
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
});

it('adds prefill answers from the form or valid JSON to the link', async () => {
  const { app } = await openShare();
  const { user } = app;
  await user.click(screen.getByRole('button', { name: 'Add answers to the link' }));
  const fill = await findFocusedDialog('Link answers');
  const field = await fill.findByRole('textbox', { name: 'Count' });
  await user.type(field, '7');
  await user.click(fill.getByRole('tab', { name: 'JSON' }));
  const json = await fill.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answers as JSON' });
  // Answers that the form has initially aren't part of the link.
  expect(JSON.parse(json.value)).toEqual({ count: 7 });
  await user.clear(json);
  await user.type(json, '{{"site": ');
  fill.getByText('This isn’t valid JSON.');
  const use = fill.getByRole('button', { name: 'Use answers' });
  expect(use.getAttribute('aria-disabled')).toBe('true');
  expect(fill.getByRole('tab', { name: 'Form' })).toHaveProperty('disabled', true);
  await user.type(json, '"Quay"}');
  await user.click(fill.getByRole('tab', { name: 'Form' }));
  expect(await fill.findByRole('textbox', { name: 'Site' })).toHaveProperty('value', 'Quay');
  await user.click(use);
  await findFocusedDialog(/^Share/);
  const prefilled = new URL(link('Link with answers'));
  expect(JSON.parse(new URLSearchParams(prefilled.hash.slice(1)).get('data')!)).toEqual({ site: 'Quay' });
  await user.click(screen.getByRole('button', { name: 'Remove answers' }));
  expect(new URL(link('Link')).hash).toBe('');
});

it('asks the builder to connect their account before showing the settings of a share link', async () => {
  const createdShares: unknown[] = [];
  // Popups don't open in tests.
  vi.spyOn(window, 'open').mockReturnValue({ closed: false, close() {}, location: { replace() {} } } as never);
  let isLent = false;
  const api = createFakeApi({
    listShares: () => createSuccess({ shares: [] }),
    getOwnGraphCredential: () => {
      const purposes = isLent ? (['files'] as const) : [];
      return createSuccess({ id: 'c1', authRequired: !isLent, authorization: 'valid', purposes });
    },
    createShare: ({ body }) => {
      createdShares.push(body);
      return createSuccess({ ...share, name: 'Gate 2' });
    },
  });
  const { app, dialog } = await openShare(api);
  const { user } = app;
  await user.click(await dialog.findByRole('tab', { name: 'Anyone' }));
  await screen.findByText('Respondents won’t see one part of this form');
  screen.getByText(/User components are not supported: .*Inspector/);
  await screen.findByText('No links yet');
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText(
    /^Respondents don’t sign in\. Their submissions are saved in this team’s library using your account/,
  );
  screen.getByText(/Sites\.Manage\.All/);
  isLent = true;
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  const settings = await findFocusedDialog('New link');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.type(settings.getByRole('textbox', { name: 'Name' }), 'Gate 2');
  await user.type(settings.getByRole('textbox', { name: 'Maximum responses' }), '0');
  await user.click(settings.getByRole('button', { name: 'Create link' }));
  settings.getByText('Enter a whole number from 1 to 1,000,000.');
  await user.clear(settings.getByRole('textbox', { name: 'Maximum responses' }));
  await user.type(settings.getByRole('textbox', { name: 'Closes' }), 'some day');
  await user.click(settings.getByRole('button', { name: 'Create link' }));
  settings.getByText('Enter a date and time.');
  await user.clear(settings.getByRole('textbox', { name: 'Closes' }));
  await user.type(settings.getByRole('textbox', { name: 'Closes' }), '24 Nov 2030, 2:30 PM');
  await user.click(settings.getByRole('button', { name: 'Create link' }));
  await screen.findByRole('listitem', { name: 'Gate 2' });
  const closesAt = new Date('2030-11-24T14:30').toISOString();
  expect(createdShares).toMatchObject([
    { graphCredentialsId: 'c1', name: 'Gate 2', closesAt, opensAt: null, mostResponses: null },
  ]);
});

it('shows the settings of a share link in its row', async () => {
  const settings = { isOncePerDevice: true, hasPassword: true, mostResponses: 20, embedOrigins: ['https://a.example'] };
  const shares = [{ ...share, ...settings }];
  const { app, dialog } = await openShare(createFakeApi({ listShares: () => createSuccess({ shares }) }));
  await app.user.click(await dialog.findByRole('tab', { name: 'Anyone' }));
  const row = await screen.findByRole('listitem', { name: 'Gate 1 poster' });
  const facts = ['up to 20 responses', 'one response per device', 'password required', 'embedded on one site'];
  for (const fact of facts) expect(row.textContent).toContain(fact);
});

it('shows an expired share link, authorizes it again, and deletes a share link', async () => {
  const updates: unknown[] = [];
  const expired: FormShare = { ...share, name: '', state: 'unauthorized', hasValidCredentials: false };
  const api = createFakeApi({
    listShares: () => createSuccess({ shares: [expired, { ...share, id: '6f1c2c1e-0000-4000-8000-000000000002' }] }),
    getOwnGraphCredential: () =>
      createSuccess({ id: 'c1', authRequired: false, authorization: 'valid', purposes: ['files'] }),
    updateShare: ({ body }) => {
      updates.push(body);
      return createSuccess({ ...expired, state: 'open', hasValidCredentials: true });
    },
    deleteShare: ({ params }) => {
      updates.push((params as { shareId: string }).shareId);
      return createSuccess({ deleted: true });
    },
  });
  const { app, dialog } = await openShare(api);
  const { user } = app;
  await user.click(await dialog.findByRole('tab', { name: 'Anyone' }));
  const row = within(await screen.findByRole('listitem', { name: 'Link' }));
  row.getByText(/^The authorization has expired or was revoked/);
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(row.getByRole('button', { name: 'Authorize again' }));
  await row.findByText('Active');
  const other = within(screen.getByRole('listitem', { name: 'Gate 1 poster' }));
  await user.click(other.getByRole('button', { name: 'QR code and embed code' }));
  expect(other.getByRole<HTMLTextAreaElement>('textbox', { name: 'Embed code' }).value).toContain(
    `${location.origin}/form/k7Qm2xVdR4?embedMode=true`,
  );
  await user.click(other.getByRole('button', { name: 'Delete' }));
  await user.click((await findFocusedDialog('Delete this link?')).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByRole('listitem', { name: 'Gate 1 poster' })).toBeNull();
  expect(updates).toEqual([{ graphCredentialsId: 'c1' }, '6f1c2c1e-0000-4000-8000-000000000002']);
});

it("shows why share links couldn't be loaded, and retries", async () => {
  let tries = 0;
  const api = createFakeApi({
    listShares: () => {
      tries += 1;
      return tries === 1 ? createRefusal('forbidden') : createSuccess({ shares: [share] });
    },
  });
  const { app, dialog } = await openShare(api);
  await app.user.click(await dialog.findByRole('tab', { name: 'Anyone' }));
  await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
  const row = within(await screen.findByRole('listitem', { name: 'Gate 1 poster' }));
  row.getByText(/214 submissions/);
});
