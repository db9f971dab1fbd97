import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFakeApi, createRefusal, createSuccess } from '../../testing/fakes.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openDevice, teamRow } from '../../testing/open-device.ts';

afterEach(cleanup);

const path = '/forms/form-9/submissions?dateRange=this-month';

async function openFormPath(findForm?: (input: unknown) => unknown) {
  const device = await openDevice({ teams: [teamRow()] });
  const api = createFakeApi(findForm ? { findForm } : {});
  return { ...openApp(path, { ...device, api }), api };
}

it('redirects to the team of a form that only the server knows', async () => {
  const { router } = await openFormPath(() => createSuccess({ id: 'form-9', teamId: 'team1' }));
  await expect.poll(() => router.state.location.pathname).toBe('/teams/team1/forms/form-9/submissions');
  expect(router.state.location.search).toBe('?dateRange=this-month');
});

it('shows that a form is not found if the user may not read it or it does not exist', async () => {
  const { user, router } = await openFormPath(() => createRefusal('not-found'));
  await screen.findByRole('heading', { name: 'Form not found' });
  await user.click(screen.getByRole('button', { name: 'Back to forms' }));
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/teams/);
});

it("retries if the server can't be reached", async () => {
  const { user, api } = await openFormPath();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => api.calls.filter((name) => name === 'findForm')).toHaveLength(2);
  await screen.findByRole('button', { name: 'Try again' });
});
