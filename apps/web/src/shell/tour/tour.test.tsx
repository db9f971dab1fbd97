import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice } from '../../testing/open-device.ts';
import { teamRow } from '../../testing/rows.ts';

const tourIsOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const shown = (title: string) => screen.findByRole('dialog', { name: title });

beforeEach(() => localStorage.setItem('tourSeenBy', ''));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function arrive(path = '/teams/team1/forms') {
  return openApp(path, await openDevice({ teams: [teamRow()] }));
}

it('shows three steps to a new user, works with the keyboard, and is never shown again', async () => {
  const { user } = await arrive();
  const first = await shown('Your teams');
  within(first).getByText('1 of 3');
  expect(document.activeElement?.textContent).toBe('Next');
  await user.keyboard('{Enter}');
  await shown('Forms');
  await user.keyboard('{Enter}');
  await shown('Your account');
  expect(document.activeElement?.textContent).toBe('Done');
  await user.keyboard('{Enter}');
  await tourIsOver();
  cleanup();
  await arrive();
  await screen.findByRole('heading', { name: 'Forms' });
  await act(async () => {});
  expect(localStorage.getItem('tourSeenBy')?.split(' ')).toHaveLength(1);
});

it.each(['Skip', 'Escape'])('ends permanently with %s', async (way) => {
  const { user } = await arrive();
  const first = await shown('Your teams');
  if (way === 'Skip') await user.click(within(first).getByRole('button', { name: 'Skip' }));
  else await user.keyboard('{Escape}');
  await tourIsOver();
  expect(localStorage.getItem('tourSeenBy')).not.toBe('');
});
