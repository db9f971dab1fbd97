import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openApp } from './testing/open-app.tsx';
import { openDevice, teamRow } from './testing/open-device.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const teams = [teamRow(), teamRow({ id: 'team2', displayName: 'Brightline' })];

it('opens the first team in order of their names', async () => {
  const { path } = openApp('/teams', await openDevice({ teams }));
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team2/forms');
});

it('opens the team that was visited last', async () => {
  localStorage.setItem('lastTeamId', 'team1');
  const { path } = openApp('/teams', await openDevice({ teams }));
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team1/forms');
});

it('opens the last visited team before teams are loaded, and another if the user has lost that team', async () => {
  localStorage.setItem('lastTeamId', 'team1');
  const data = await openDevice({ teams });
  localStorage.setItem('lastTeamOf', data.identity.userId);
  const first = openApp('/', data);
  expect(first.path()).toBe('/teams/team1/forms');
  await screen.findByRole('heading', { name: 'Forms' });
  cleanup();
  localStorage.setItem('lastTeamId', 'gone');
  const { path } = openApp('/', data);
  await screen.findByRole('link', { name: 'Brightline' });
  await expect.poll(path).toBe('/teams/team2/forms');
});

it('does not open the team that another user visited last', async () => {
  localStorage.setItem('lastTeamOf', 'somebody else');
  localStorage.setItem('lastTeamId', 'gone');
  const { path } = openApp('/', await openDevice({ teams }));
  expect(path()).toBe('/teams');
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team2/forms');
});

it('redirects from the root to the teams without a message', async () => {
  const { path } = openApp('/', await openDevice({ teams }));
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team2/forms');
  expect(screen.queryByText(/^There’s no page at/)).toBeNull();
});

it.each(['/nowhere', '/teams/team1/nowhere', '/config'])('redirects %s to the teams', async (address) => {
  const { path } = openApp(address, await openDevice({ teams }));
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team2/forms');
  // Both the toast and its announcement have this text.
  await screen.findAllByText(`There’s no page at ${address}. Here are your teams.`);
});

it('syncs the team of /team/{teamId} first, and shows the rest of the path', async () => {
  const data = await openDevice({ teams });
  const { path } = openApp('/team/team1/responses?submittedBy=all', data);
  await screen.findByRole('heading', { name: 'Responses' });
  expect(path()).toBe('/teams/team1/responses');
  expect(data.calls[0]).toBe('requestSync team1');
});

it('redirects from /team/{teamId} to its forms', async () => {
  const { path } = openApp('/team/team1', await openDevice({ teams }));
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team1/forms');
});

it('redirects a user who lost a team to the teams', async () => {
  const { path } = openApp('/teams/gone/forms', await openDevice({ teams }));
  await screen.findByRole('link', { name: 'Brightline' });
  await screen.findByText('No forms found');
  expect(path()).toBe('/teams/team2/forms');
});

it('shows No Teams Found, and offers to use another account', async () => {
  const { auth, user } = openApp('/teams', await openDevice());
  await screen.findByRole('heading', { name: 'No Teams Found' });
  await user.click(screen.getByRole('button', { name: 'Change Account' }));
  await user.click(await screen.findByRole('button', { name: 'Add account' }));
  expect(auth.signIns).toMatchObject([{ chooseAccount: true }]);
});

it('shows a skeleton instead of an empty list while teams are loading', async () => {
  const data = await openDevice({ isSynced: false });
  data.setStatus({ syncing: true });
  const { user } = openApp('/teams', data);
  const bones = await within(await screen.findByRole('main')).findByLabelText('Loading teams');
  act(() => data.setStatus({ syncing: false }));
  await screen.findByRole('heading', { name: 'Couldn’t load your teams' });
  expect(bones.isConnected).toBe(false);
  data.calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(data.calls).toEqual(['requestSync ']);
  act(() => data.setStatus({ online: false }));
  await screen.findByText('You’re offline, and no teams are on this device yet.');
});
