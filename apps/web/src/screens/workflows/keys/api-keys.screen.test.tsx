import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { amira, createFakeApi, createRefusal, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

afterEach(cleanup);

const night = { id: 'key-1', name: 'Night flows', madeAt: '2026-11-18T08:38:00.000Z', lastUsedAt: null };

async function openApiKeys(over: Readonly<Record<string, (input: object) => unknown>> = {}, isTeamOwner = true) {
  const team = teamRow({ accounts: { [amira.userId]: { canBuildForms: true, isTeamOwner } } });
  const device = await openDevice({ teams: [team], forms: [formRow()] });
  const api = createFakeApi({
    listWebhooks: () => createSuccess({ webhooks: [] }),
    listApiKeys: () => createSuccess({ apiKeys: [night] }),
    createApiKey: () => createSuccess({ apiKey: { ...night, id: 'key-2', name: 'n8n' }, key: 'tfk_once' }),
    revokeApiKey: () => createSuccess({ revoked: 1 }),
    ...over,
  });
  const app = openApp('/teams/team1/forms/form1/workflows', { ...device, api });
  await app.user.click(await screen.findByRole('button', { name: 'API keys' }));
  return { ...app, api, dialog: await findFocusedDialog('API keys') };
}

it('creates an API key by keyboard, and shows it once', async () => {
  const { user, dialog } = await openApiKeys();
  await dialog.findByText('Night flows');
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.type(dialog.getByLabelText('Name of the new API key'), 'n8n{Enter}');
  await screen.findByText('tfk_once');
  await user.keyboard('{Escape}');
  screen.getByText('tfk_once');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await expect.poll(() => screen.queryByText('tfk_once')).toBeNull();
  const keys = await screen.findByRole('list', { name: 'This team’s API keys' });
  expect(
    within(keys)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Night flows'), expect.stringMatching(/n8n.*Never used/)]);
});

it('revokes an API key after confirmation', async () => {
  const { user, dialog } = await openApiKeys();
  await user.click(await dialog.findByRole('button', { name: 'Revoke Night flows' }));
  await user.click((await findFocusedDialog('Revoke Night flows?')).getByRole('button', { name: 'Revoke' }));
  await screen.findByText('This team doesn’t have any API keys.');
});

it('keeps the name when the team has reached the maximum number of API keys', async () => {
  const { user, dialog } = await openApiKeys({ createApiKey: () => createRefusal('too-many-keys') });
  const name = await dialog.findByLabelText<HTMLInputElement>('Name of the new API key');
  await user.type(name, 'n8n');
  await user.click(dialog.getByRole('button', { name: 'Create API key' }));
  await dialog.findByText(/reached the maximum number of API keys/);
  expect(name.value).toBe('n8n');
});

it('shows to builders that owners create API keys, and shows the IDs that a program needs', async () => {
  const { dialog, api } = await openApiKeys({}, false);
  dialog.getByText('Only team owners can create and revoke API keys.');
  expect(dialog.queryByRole('button', { name: 'Create API key' })).toBeNull();
  dialog.getByText('team1');
  dialog.getByText('form1');
  expect(api.calls).not.toContain('listApiKeys');
});

it('explains why API keys could not be loaded, and retries', async () => {
  let isUp = false;
  const { user, dialog } = await openApiKeys({
    listApiKeys: () => (isUp ? createSuccess({ apiKeys: [] }) : createRefusal('not-found')),
  });
  const again = await dialog.findByRole('button', { name: 'Try again' });
  isUp = true;
  await user.click(again);
  await dialog.findByText('This team doesn’t have any API keys.');
});
