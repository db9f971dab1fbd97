import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { addPendingSave, removePendingSave } from '../../saving/pending-saves.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const teams = [teamRow(), teamRow({ id: 'team2', displayName: 'Brightline' })];

it('remembers that the sidebar was collapsed', async () => {
  const { user } = openApp('/teams/team1/forms', await openDevice({ teams }));
  await screen.findByRole('link', { name: 'Brightline' });
  await user.click(screen.getByRole('button', { name: 'Collapse' }));
  expect(screen.queryByText('Brightline')).toBeNull();
  expect(screen.getByRole('link', { name: 'Brightline' })).toBeDefined();
  expect(localStorage.getItem('teamsSidebarExpanded')).toBe('false');
});

it('does not show a storage warning again that was dismissed', async () => {
  const query = vi.fn(async () => ({ state: 'denied' }));
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
  const data = await openDevice({ teams });
  const { user } = openApp('/teams/team1/forms', data);
  const warning = /^This browser deletes its data when you close it/;
  await screen.findByText(warning);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(warning)).toBeNull();
  cleanup();
  openApp('/teams/team1/forms', data);
  await screen.findByRole('link', { name: 'Brightline' });
  await waitFor(() => expect(query).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(screen.queryByText(warning)).toBeNull();
  Reflect.deleteProperty(navigator, 'permissions');
});

it('requests a sync of the opened team', async () => {
  const data = await openDevice({ teams });
  const { user } = openApp('/teams/team1/forms', data);
  await user.click(await screen.findByRole('link', { name: 'Brightline' }));
  await screen.findByText('No forms found');
  await expect.poll(() => data.calls).toContain('requestSync team2');
});

it('shows pending uploads and syncs on a click', async () => {
  const data = await openDevice({ teams });
  const { user } = openApp('/teams/team1/forms', data);
  await screen.findByRole('link', { name: 'Brightline' });
  act(() => data.setStatus({ level: 'warning', kind: 'pending', pendingUploads: 2 }));
  data.calls.length = 0;
  await user.click(screen.getByRole('button', { name: '2 pending upload(s)' }));
  expect(data.calls).toEqual(['requestSync team1']);
});

it('opens the dialog Sync errors, in which the user can retry', async () => {
  const data = await openDevice({ teams });
  const { user } = openApp('/teams/team1/forms', data);
  await screen.findByRole('link', { name: 'Brightline' });
  const text = 'Sync process encountered errors';
  act(() => data.setStatus({ level: 'error', kind: 'errors', errors: [{ kind: 'no-forms-folder', parameters: {} }] }));
  await user.click(screen.getByRole('button', { name: text }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync Errors' }));
  dialog.getByText('Unable to access forms folder');
  data.calls.length = 0;
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(data.calls).toEqual(['requestSync team1']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps showing the sync errors while a retry has cleared them', async () => {
  const data = await openDevice({ teams });
  const { user } = openApp('/teams/team1/forms', data);
  await screen.findByRole('link', { name: 'Brightline' });
  const cause = { kind: 'no-room', parameters: { detail: '507 quotaLimitReached' } } as const;
  const refused = { kind: 'upload-refused', parameters: { file: 'b1.jpg' }, cause } as const;
  act(() => data.setStatus({ level: 'error', kind: 'errors', errors: [refused] }));
  await user.click(screen.getByRole('button', { name: 'Sync process encountered errors' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sync Errors' }));
  dialog.getByText('Problem uploading b1.jpg');
  dialog.getByText(/^This team’s document library is full/);
  act(() => data.setStatus({ level: 'warning', kind: 'pending', pendingUploads: 1, syncing: true, errors: [] }));
  dialog.getByText('Problem uploading b1.jpg');
  act(() => data.setStatus({ level: 'error', kind: 'errors', errors: [{ kind: 'pdf-timeout', parameters: {} }] }));
  expect(dialog.getByRole('listitem').textContent).toBe('Pdf Generation Timeout');
  act(() => data.setStatus({ level: 'success', kind: 'up-to-date', errors: [] }));
  expect(dialog.getByRole('listitem').textContent).toBe('Pdf Generation Timeout');
});

it('does not sync while offline, but shows the pending data of this device', async () => {
  const data = await openDevice({ teams });
  const { user, path } = openApp('/teams/team1/forms', data, 390);
  await screen.findByRole('button', { name: 'Open teams' });
  act(() => data.setStatus({ kind: 'offline', online: false, pendingUploads: 1 }));
  data.calls.length = 0;
  const badge = screen.getByRole('button', { name: 'Offline, 1 pending upload(s)' });
  expect(badge.textContent).toBe('Offline');
  await user.click(badge);
  expect(data.calls).toEqual([]);
  expect(path()).toBe('/device');
});

it('shows the teams in a drawer on a phone', async () => {
  const { user, path } = openApp('/teams/team1/forms', await openDevice({ teams }), 390);
  await user.click(await screen.findByRole('button', { name: 'Open teams' }));
  await user.click(await screen.findByRole('link', { name: 'Brightline' }));
  expect(path()).toBe('/teams/team2/forms');
});

it('asks to keep the app open while a submission is being sent, and confirms its arrival', async () => {
  const data = await openDevice({ teams });
  openApp('/teams/team1/forms', data);
  await screen.findByRole('link', { name: 'Brightline' });
  act(() => data.setStatus({ uploading: true, pendingUploads: 1 }));
  await screen.findByText('Uploading Submission');
  screen.getByText('Please keep the app open');
  act(() => data.setStatus({ uploading: false, pendingUploads: 0 }));
  await screen.findByText('Submission uploaded');
  expect(screen.queryByText('Please keep the app open')).toBeNull();
});

it('stays in a team that was opened from a screen without a team', async () => {
  const { user, router, path } = openApp('/teams/team1/forms', await openDevice({ teams }));
  await screen.findByText('No forms found');
  await act(() => router.navigator.push('/device'));
  const visited = new Set<string>();
  router.subscribe(({ location }) => void visited.add(location.pathname));
  await user.click(await screen.findByRole('link', { name: 'Brightline' }));
  await screen.findByText('No forms found');
  expect(path()).toBe('/teams/team2/forms');
  expect(visited).not.toContain('/teams');
});

it('redirects to /teams only if the user loses the team on screen', async () => {
  const data = await openDevice({ teams });
  const { path } = openApp('/teams/team2/forms', data);
  await screen.findByText('No forms found');
  await act(() => data.database.teams.delete('team1'));
  expect(path()).toBe('/teams/team2/forms');
  await act(() => data.database.teams.put(teamRow()));
  await act(() => data.database.teams.delete('team2'));
  await expect.poll(path).toBe('/teams/team1/forms');
});

it("shows how wrong this device's clock is, until the notice is dismissed", async () => {
  const data = await openDevice({ teams });
  const { user } = openApp('/teams/team1/forms', data);
  await screen.findByRole('link', { name: 'Brightline' });
  act(() => data.setClockAhead(2 * 60_000));
  expect(screen.queryByText(/This device’s clock/)).toBeNull();
  act(() => data.setClockAhead(48 * 3_600_000));
  await screen.findByText(/This device’s clock is 2 days ahead\./);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/This device’s clock/)).toBeNull();
  act(() => data.setClockAhead(-7 * 60_000));
  await screen.findByText(/This device’s clock is 7 minutes behind\./);
});

it('switches to the chosen language after saving changes, and back to the browser’s language', async () => {
  const { user } = openApp('/teams/team1/forms', await openDevice({ teams }));
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /^Account: / }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
  };
  const save = Promise.withResolvers<void>();
  const flush = () => save.promise;
  addPendingSave(flush);
  await choose('Deutsch');
  expect(localStorage.getItem('language')).toBeNull();
  await act(async () => save.resolve());
  await expect.poll(() => localStorage.getItem('language')).toBe('de');
  removePendingSave(flush);
  await choose('Use browser language');
  await expect.poll(() => localStorage.getItem('language')).toBeNull();
});
