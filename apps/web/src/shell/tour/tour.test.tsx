import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice, teamRow } from '../../testing/open-device.ts';

const waitForTourEnd = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const findTourStep = (title: string) => screen.findByRole('dialog', { name: title });

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
  const first = await findTourStep('Your teams');
  within(first).getByText('1 of 3');
  expect(document.activeElement?.textContent).toBe('Next');
  await user.keyboard('{Enter}');
  await findTourStep('Forms');
  await user.keyboard('{Enter}');
  await findTourStep('Your account');
  expect(document.activeElement?.textContent).toBe('Done');
  await user.keyboard('{Enter}');
  await waitForTourEnd();
  cleanup();
  await arrive();
  await screen.findByRole('heading', { name: 'Forms' });
  await act(async () => {});
  expect(localStorage.getItem('tourSeenBy')?.split(' ')).toHaveLength(1);
});

it.each(['Skip', 'Escape'])('ends permanently with %s', async (endAction) => {
  const { user } = await arrive();
  const first = await findTourStep('Your teams');
  if (endAction === 'Skip') await user.click(within(first).getByRole('button', { name: 'Skip' }));
  else await user.keyboard('{Escape}');
  await waitForTourEnd();
  expect(localStorage.getItem('tourSeenBy')).not.toBe('');
});
