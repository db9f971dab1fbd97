import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, responseRow, teamRow } from '../../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

type TestRows = Parameters<typeof openDevice>[0];

async function openTeamForms(rows: TestRows = {}) {
  const data = await openDevice({ teams: [teamRow()], forms: [formRow()], ...rows });
  return { data, ...openApp('/teams/team1/forms', data) };
}

async function openResync(rows: TestRows = {}) {
  const app = await openTeamForms(rows);
  await app.user.click(await screen.findByRole('button', { name: 'More options for Northgate Estates' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Resync Team Data' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Resync Team Data' })) };
}

async function openDelete(rows: TestRows = {}) {
  const app = await openTeamForms(rows);
  await app.user.click(await screen.findByRole('button', { name: /^Account/ }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Delete Local Data' }));
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Delete Local Data' })) };
}

it('deletes a team’s data on the device and downloads it again', async () => {
  const { data, user, dialog } = await openResync();
  data.calls.length = 0;
  await user.click(dialog.getByRole('button', { name: 'Resync' }));
  // The list may be rendered before the dialog knows that everything is deleted.
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await screen.findByText('Not on this device yet');
  expect(data.calls).toEqual(['requestSync team1']);
  expect(await data.database.forms.count()).toBe(0);
});

it('deletes no data of a team while offline', async () => {
  const { data, dialog, user } = await openResync();
  act(() => data.setStatus({ online: false, kind: 'offline' }));
  dialog.getByText(/^You’re offline/);
  await user.click(dialog.getByRole('button', { name: 'Resync' }));
  expect(await data.database.forms.count()).toBe(1);
});

it('deletes local data of an account that has sent everything', async () => {
  const { data, user, dialog, path } = await openDelete({ responses: [responseRow({ isDirty: 0 })] });
  const button = dialog.getByRole('button', { name: 'Delete' });
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  const asksForAll = () => data.calls.filter((call) => call === 'requestSync ').length;
  const before = asksForAll();
  await user.click(button);
  await expect.poll(path).toBe('/teams');
  expect(await data.database.responses.count()).toBe(0);
  expect(await data.database.teams.count()).toBe(0);
  // The screen that opens next may also request a sync of its team.
  await expect.poll(asksForAll).toBe(before + 1);
});

it('lists unsent responses and deletes them only after confirmation', async () => {
  const { data, user, dialog } = await openDelete({ responses: [responseRow()] });
  await dialog.findByText('Response: Weekly site inspection');
  await user.click(await dialog.findByRole('button', { name: 'Delete' }));
  expect(await data.database.responses.count()).toBe(1);
  await user.click(await dialog.findByRole('checkbox', { name: 'Discard 1 unsent change' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => data.database.responses.count()).toBe(0);
});

it('links to the screen that exports unsent work', async () => {
  const { user, dialog } = await openDelete({ responses: [responseRow()] });
  await user.click(await dialog.findByRole('button', { name: 'Review and export' }));
  await screen.findByRole('heading', { name: 'On this device', level: 1 });
  await screen.findByRole('button', { name: 'Export unsent work' });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('asks again if more unsent work exists than the user confirmed', async () => {
  const { data, user, dialog } = await openDelete({ responses: [responseRow()] });
  await user.click(await dialog.findByRole('checkbox', { name: 'Discard 1 unsent change' }));
  await act(() => data.database.responses.put(responseRow({ id: 'draft2' })));
  await dialog.findByRole('checkbox', { name: 'Discard 2 unsent changes', checked: false });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await data.database.responses.count()).toBe(2);
});

it('redirects to the teams when the team on screen is deleted', async () => {
  const { data, path } = await openTeamForms({
    teams: [teamRow(), teamRow({ id: 'team2', displayName: 'Brightline' })],
  });
  await screen.findByRole('button', { name: 'More options for Northgate Estates' });
  await act(() => data.localData.removeLostTeam('team1'));
  await expect.poll(path).toBe('/teams/team2/forms');
});
