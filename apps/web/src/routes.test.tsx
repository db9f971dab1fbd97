import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeData, teamRow } from './testing/fake-data.ts';
import { openApp } from './testing/open-app.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const teams = [teamRow(), teamRow({ id: 'team2', displayName: 'Brightline' })];

it('opens the first team by name', async () => {
  const { path } = openApp('/teams', await createFakeData({ teams }));
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team2/forms');
});

it('opens the team that was visited last', async () => {
  localStorage.setItem('lastTeamId', 'team1');
  const { path } = openApp('/teams', await createFakeData({ teams }));
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team1/forms');
});

it.each(['/', '/nowhere', '/teams/team1/nowhere'])('sends %s to the teams', async (address) => {
  const { path } = openApp(address, await createFakeData({ teams }));
  await screen.findByRole('heading', { name: 'Forms' });
  expect(path()).toBe('/teams/team2/forms');
});

it('sends somebody who lost a team to the teams', async () => {
  const { path } = openApp('/teams/gone/forms', await createFakeData({ teams }));
  await screen.findByRole('link', { name: 'Brightline' });
  await screen.findByText('No forms found');
  expect(path()).toBe('/teams/team2/forms');
});

it('says No Teams Found and offers another account', async () => {
  const { auth, user } = openApp('/teams', await createFakeData({}));
  await screen.findByRole('heading', { name: 'No Teams Found' });
  await user.click(screen.getByRole('button', { name: 'Change Account' }));
  expect(auth.signIns).toMatchObject([{ chooseAccount: true }]);
});

it('signs in to the tenant of an invitation', async () => {
  const { auth } = openApp('/tenant/t9', await createFakeData({ teams }));
  await expect.poll(() => auth.signIns).toMatchObject([{ tenantId: 't9' }]);
});

it('says Tenant Blocked', async () => {
  openApp('/blocked', await createFakeData({}));
  await screen.findByRole('heading', { name: 'Tenant Blocked' });
  screen.getByText('Contact support if you wish to dispute this decision');
});
