import { cleanup, screen } from '@testing-library/react';
import { tenantRuleSets } from '@tideform/graph';
import { afterEach, expect, it } from 'vitest';
import { amira, createFakeApi, createSuccess } from '../../../testing/fakes.ts';
import { findAccessibilityViolations, findFocusedDialog } from '../../../testing/find-accessibility-violations.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { formRow, openDevice, teamRow } from '../../../testing/open-device.ts';

afterEach(cleanup);

/** Rules of a simulated tenant in which the app may list the members of groups. */
const tenantRules = tenantRuleSets.strict.filter((rule) => rule !== 'scopes');

const user = (name: string, active: boolean) => ({
  ...{ id: name, name, email: `${name.toLowerCase()}@northgate.example`, active },
  lastSeen: active ? '2026-11-18T08:38:00.000Z' : '2026-10-02T08:38:00.000Z',
});

async function openUsersDialog(pages: readonly (readonly ReturnType<typeof user>[] | 'lost')[]) {
  const device = await openDevice({ teams: [teamRow()], forms: [formRow()], tenantRules });
  const requests: unknown[] = [];
  const remainingPages = [...pages];
  const api = createFakeApi({
    listTeamUsers: ({ query }) => {
      requests.push(query);
      const page = remainingPages.shift();
      if (page === undefined || page === 'lost') throw new TypeError('Failed to fetch');
      return createSuccess({ users: page, hasMore: remainingPages.length > 0 });
    },
  });
  const app = openApp('/teams/team1/forms', { ...device, api });
  await app.user.click(await screen.findByRole('button', { name: 'More options for Northgate Estates' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Users' }));
  return { ...app, asked: requests, dialog: await findFocusedDialog('Users Northgate Estates') };
}

it('lists users who opened the team, page by page', async () => {
  const {
    dialog,
    asked: requests,
    user: person,
  } = await openUsersDialog([
    [user('Amira', true), user('Tom', false)],
    [user('Tom', false), user('Priya', true)],
  ]);
  await dialog.findByRole('row', { name: /Amira amira@northgate\.example .* Active this month/ });
  dialog.getByText('1 user was active this month');
  expect(await findAccessibilityViolations(screen.getByRole('dialog'))).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Load more' }));
  await dialog.findByRole('row', { name: /Priya/ });
  expect(dialog.getAllByRole('row').filter((row) => !row.textContent?.includes('Never'))).toHaveLength(4);
  expect(dialog.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(requests).toEqual([
    { offset: 0, limit: 100 },
    { offset: 2, limit: 100 },
  ]);
});

it('lists members who have not opened the team after those who have opened it', async () => {
  const [me] = [{ ...user('Amira Haddad', true), id: amira.userId }];
  const { dialog } = await openUsersDialog([[me]]);
  const rows = () => dialog.getAllByRole('row').map((row) => row.textContent ?? '');
  await dialog.findAllByText('Never');
  expect(rows().filter((row) => row.includes('Amira Haddad'))).toHaveLength(1);
  expect(rows()[1]).toContain('Amira Haddad');
  expect(
    rows()
      .slice(2)
      .every((row) => row.includes('Never')),
  ).toBe(true);
});

it("shows why users couldn't be loaded, and retries", async () => {
  const { dialog, user: person } = await openUsersDialog(['lost', [user('Amira', true)]]);
  await person.click(await dialog.findByRole('button', { name: 'Try again' }));
  await dialog.findByRole('row', { name: /Amira/ });
});
