import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { amira } from '../../testing/fakes.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice, responseRow, teamRow } from '../../testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const teams = [teamRow()];
const mark = `unsent:${amira.tenantId}:${amira.userId}`;

async function signOut({ user }: Pick<ReturnType<typeof openApp>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

it('signs out immediately if everything is sent', async () => {
  const app = openApp('/teams/team1/forms', await openDevice({ teams }));
  await signOut(app);
  await expect.poll(() => app.auth.account()).toBeUndefined();
});

it('warns before signing out with unsent work, and links to its export', async () => {
  const app = openApp('/teams/team1/forms', await openDevice({ teams, responses: [responseRow()] }));
  await signOut(app);
  const dialog = within(await screen.findByRole('alertdialog', { name: '1 unsent response' }));
  dialog.getByText(/until Amira Haddad signs in here again/);
  expect(app.auth.account()).toBeDefined();
  await app.user.click(await dialog.findByRole('button', { name: 'Export responses' }));
  await screen.findByRole('heading', { name: 'On this device', level: 1 });
  await signOut(app);
  const again = within(await screen.findByRole('alertdialog'));
  await app.user.click(await again.findByRole('button', { name: 'Sign out' }));
  await expect.poll(() => app.auth.account()).toBeUndefined();
});

it('links from the dialog Sync errors to the page about this device', async () => {
  const data = await openDevice({ teams });
  const app = openApp('/teams/team1/forms', data);
  await screen.findByText('No forms found');
  act(() =>
    data.setStatus({
      level: 'error',
      kind: 'errors',
      errors: [{ kind: 'pdf-timeout', parameters: {} }],
    }),
  );
  await app.user.click(screen.getByRole('button', { name: 'Sync process encountered errors' }));
  await app.user.click(await screen.findByRole('button', { name: 'On this device' }));
  await expect.poll(app.path).toBe('/device');
});

it('reports lost work if the browser has deleted the database', async () => {
  localStorage.setItem(mark, '3');
  const { user } = openApp('/teams/team1/forms', await openDevice({ teams }));
  await screen.findByText(/3 unsent responses were lost/);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/were lost/)).toBeNull();
});

it('reports no loss while unsent work exists, and stores the number of unsent responses', async () => {
  localStorage.setItem(mark, '3');
  openApp('/teams/team1/forms', await openDevice({ teams, responses: [responseRow()] }));
  await screen.findByText('No forms found');
  await expect.poll(() => localStorage.getItem(mark)).toBe('1');
  expect(screen.queryByText(/were lost/)).toBeNull();
});

it.each([
  ['next to a list', '/teams/team1/forms'],
  ['in an embedded form', '/teams/team1/forms/form1/response?embedMode=true'],
])('warns %s, before anything is answered, that the browser deletes its data', async (_, address) => {
  const permissions = { query: async () => ({ state: 'denied' }) };
  Object.defineProperty(navigator, 'permissions', { value: permissions, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'permissions'));
  const { user } = openApp(address, await openDevice({ teams }));
  await screen.findByText(/^This browser deletes its data when you close it/);
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/^This browser deletes its data/)).toBeNull();
});
