import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFakeAuth } from '../../testing/fakes.ts';
import { TenantSignIn } from './TenantSignIn.tsx';

afterEach(cleanup);

it('signs in to the tenant of an invitation, only once', async () => {
  const auth = createFakeAuth();
  const open = async () => auth;
  render(
    <StrictMode>
      <TenantSignIn tenantId="t9" open={open} />
    </StrictMode>,
  );
  await expect.poll(() => auth.signIns).toEqual([{ tenantId: 't9', returnTo: '/teams', chooseAccount: true }]);
});

it("shows an error if the sign-in page can't be reached, and retries", async () => {
  const auth = createFakeAuth();
  let tries = 0;
  const open = async () => {
    tries += 1;
    if (tries === 1) throw new Error('The server did not tell its configuration.');
    return auth;
  };
  render(<TenantSignIn tenantId="t9" open={open} />);
  await screen.findByRole('heading', { name: 'Unable to authenticate' });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => auth.signIns).toHaveLength(1);
});
