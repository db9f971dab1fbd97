import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthError } from '../../sign-in/auth-client.ts';
import { amira, createFakeAuth, type FakeAuth, tom } from '../../testing/fakes.ts';
import { setScreenWidth } from '../../testing/open-app.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { AuthProvider } from './AuthProvider.tsx';
import { SignInGate } from './SignInPage.tsx';

afterEach(cleanup);

function renderSignInGate(auth: FakeAuth, problem?: AuthError) {
  setScreenWidth(1280);
  render(
    <ThemeProvider>
      <AuthProvider auth={auth}>
        <SignInGate {...(problem && { problem })}>the forms</SignInGate>
      </AuthProvider>
    </ThemeProvider>,
  );
  return userEvent.setup();
}

const createSignedOutAuth = () => {
  const auth = createFakeAuth();
  auth.emit({ kind: 'account', account: undefined });
  return auth;
};

it('asks users who never signed in on this device to sign in', async () => {
  const auth = createSignedOutAuth();
  const user = renderSignInGate(auth);
  await user.click(screen.getByRole('button', { name: 'Sign in with work / school account' }));
  expect(auth.signIns).toEqual([{}]);
  expect(screen.queryByText('the forms')).toBeNull();
});

it('renders the app for users who signed in on this device before', () => {
  renderSignInGate(createFakeAuth(amira));
  expect(screen.getByText('the forms')).toBeDefined();
});

it('shows the sign-in page after signing out', async () => {
  const auth = createFakeAuth(amira);
  renderSignInGate(auth);
  await act(() => auth.signOut());
  expect(screen.getByRole('button', { name: 'Sign in with work / school account' })).toBeDefined();
});

it('shows Invalid account for a personal account, and offers to sign in to another tenant', async () => {
  const auth = createSignedOutAuth();
  const user = renderSignInGate(auth, new AuthError('personal-tenant', 'PersonalTenant'));
  expect(await screen.findByRole('alertdialog', { name: 'Invalid Account' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sign in to external tenant' }));
  await user.type(screen.getByRole('textbox', { name: /Tenant Id/ }), '  t2 ');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(auth.signIns).toMatchObject([{ tenantId: 't2' }]);
});

it('shows Unable to authenticate if the identity provider rejected the sign-in', () => {
  renderSignInGate(createSignedOutAuth(), new AuthError('refused', 'Failed to authenticate'));
  expect(screen.getByText('Unable to authenticate')).toBeDefined();
});

it('asks for permissions with the claims that Graph requires, and only once', async () => {
  const auth = createFakeAuth(amira);
  const user = renderSignInGate(auth);
  act(() => auth.emit({ kind: 'interaction-required', problem: 'interaction-required', claims: 'c' }));
  expect(await screen.findByRole('alertdialog', { name: 'Permissions Required' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(auth.signIns).toEqual([{ claims: 'c' }]);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  act(() => auth.emit({ kind: 'interaction-required', problem: 'interaction-required' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('does not ask to sign in while offline', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    const auth = createFakeAuth(amira);
    renderSignInGate(auth);
    await act(async () => auth.emit({ kind: 'interaction-required', problem: 'not-signed-in' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('alertdialog', { name: 'Sign in again' });
  } finally {
    online.mockRestore();
  }
});

it.each([
  ['popup-blocked', /^Pop-ups blocked\. Please enable them/],
  ['cancelled', /grant the requested permissions/],
] as const)('explains what to do if the popup failed (%s), and retries', async (problem, text) => {
  const auth = createSignedOutAuth();
  let isRefused = true;
  const signIn = async () => {
    if (isRefused) throw new AuthError(problem, problem);
    auth.emit({ kind: 'account', account: amira });
  };
  const user = renderSignInGate({ ...auth, signIn });
  const button = screen.getByRole('button', { name: 'Sign in with work / school account' });
  await user.click(button);
  expect(await screen.findByText(text)).toBeDefined();
  isRefused = false;
  await user.click(button);
  expect(await screen.findByText('the forms')).toBeDefined();
});

it('asks for permissions again if the popup was blocked', async () => {
  const auth = createFakeAuth(amira);
  const signInRequests: unknown[] = [];
  const signIn = (options: unknown) => {
    signInRequests.push(options);
    return Promise.reject(new AuthError('popup-blocked', 'FailedToOpenWindow'));
  };
  const user = renderSignInGate({ ...auth, signIn });
  act(() => auth.emit({ kind: 'interaction-required', problem: 'interaction-required', claims: 'c' }));
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText(/^Pop-ups blocked\. Please enable them/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expect.poll(() => signInRequests).toEqual([{ claims: 'c' }, { claims: 'c' }]);
});

it('offers the other signed-in accounts of this device after signing out', async () => {
  const auth = createFakeAuth(amira, [tom]);
  const user = renderSignInGate(auth);
  await act(() => auth.signOut());
  await user.click(screen.getByRole('button', { name: /^Continue as Tom Okafor/ }));
  expect(auth.switches).toEqual([{ userId: 'u2', returnTo: '/teams' }]);
});
