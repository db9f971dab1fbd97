import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from '../../../testing/open-app.tsx';
import { openDevice } from '../../../testing/open-device.ts';
import { formRow, responseRow, teamRow } from '../../../testing/rows.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

type World = Parameters<typeof openDevice>[0];

async function openWorld(rows: World = {}) {
  const data = await openDevice({ teams: [teamRow()], forms: [formRow()], ...rows });
  return { data, ...openApp('/teams/team1/forms', data) };
}

async function openResync(rows: World = {}) {
  const world = await openWorld(rows);
  await world.user.click(await screen.findByRole('button', { name: 'More options for Northgate Estates' }));
  await world.user.click(await screen.findByRole('menuitem', { name: 'Resync Team Data' }));
  return { ...world, dialog: within(await screen.findByRole('dialog', { name: 'Resync Team Data' })) };
}

async function openDelete(rows: World = {}) {
  const world = await openWorld(rows);
  await world.user.click(await screen.findByRole('button', { name: /^Account/ }));
  await world.user.click(await screen.findByRole('menuitem', { name: 'Delete Local Data' }));
  return { ...world, dialog: within(await screen.findByRole('dialog', { name: 'Delete Local Data' })) };
}

it('removes what the device keeps of a team and asks for it again', async () => {
  const { data, user, dialog } = await openResync();
  data.calls.length = 0;
  await user.click(dialog.getByRole('button', { name: 'Resync' }));
  // The list may be drawn before the dialog has heard that all is removed.
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await screen.findByText('Not on this device yet');
  expect(data.calls).toEqual(['requestSync team1']);
  expect(await data.database.forms.count()).toBe(0);
});

it('removes nothing of a team while there would be nothing to work with', async () => {
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
  // The screen that comes then may ask for its team besides.
  await expect.poll(asksForAll).toBe(before + 1);
});

it('names what is not sent, and deletes it only when it is given up', async () => {
  const { data, user, dialog } = await openDelete({ responses: [responseRow()] });
  await dialog.findByText('Response: Weekly site inspection');
  await user.click(await dialog.findByRole('button', { name: 'Delete' }));
  expect(await data.database.responses.count()).toBe(1);
  await user.click(await dialog.findByRole('checkbox', { name: 'Discard 1 unsent change' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => data.database.responses.count()).toBe(0);
});

it('leads to where unsent work is exported', async () => {
  const { user, dialog } = await openDelete({ responses: [responseRow()] });
  await user.click(await dialog.findByRole('button', { name: 'Review and export' }));
  await screen.findByRole('heading', { name: 'On this device', level: 1 });
  await screen.findByRole('button', { name: 'Export unsent work' });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

it('asks again when there is more unsent work than was given up', async () => {
  const { data, user, dialog } = await openDelete({ responses: [responseRow()] });
  await user.click(await dialog.findByRole('checkbox', { name: 'Discard 1 unsent change' }));
  await act(() => data.database.responses.put(responseRow({ id: 'draft2' })));
  await dialog.findByRole('checkbox', { name: 'Discard 2 unsent changes', checked: false });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await data.database.responses.count()).toBe(2);
});

it('sends who loses the team that they look at to the teams', async () => {
  const { data, path } = await openWorld({ teams: [teamRow(), teamRow({ id: 'team2', displayName: 'Brightline' })] });
  await screen.findByRole('button', { name: 'More options for Northgate Estates' });
  await act(() => data.localData.loseTeam('team1'));
  await expect.poll(path).toBe('/teams/team2/forms');
});
