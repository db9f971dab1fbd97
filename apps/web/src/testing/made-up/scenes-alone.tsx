import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { formMessages } from '../../form/form.messages.ts';
import { ShareScreen } from '../../screens/share/ShareScreen.tsx';
import { BlockedPage } from '../../shell/auth/BlockedPage.tsx';
import { SignInAgainDialog } from '../../shell/auth/SignInAgainDialog.tsx';
import { SignInPage } from '../../shell/auth/SignInPage.tsx';
import { TenantSignIn } from '../../shell/auth/TenantSignIn.tsx';
import { ErrorPage } from '../../shell/errors/ErrorPage.tsx';
import { UpgradeBlockedPage } from '../../shell/errors/UpgradeBlockedPage.tsx';
import { AuthError } from '../../sign-in/auth-client.ts';
import { createFakeAuth } from '../fake-auth.ts';
import { openShareWorld } from '../share-world.ts';
import { findDialog, findText, messagesOf, type StandaloneScene } from './world.ts';

const headed = () => screen.findByRole('heading', { level: 1 });
const asked = findDialog;
const refuse = async () => ({ signIn: async () => Promise.reject(new AuthError('unreachable', 'gone')) });
const nothing = () => undefined;

/** Opens a share link whose server rejects the named operations once. */
async function openRefusedShare(refusing: Readonly<Record<string, string>>) {
  const world = await openShareWorld([{ type: 'textfield', key: 'name', label: 'Имя' }]);
  for (const [name, code] of Object.entries(refusing)) world.server.refusing.set(name, { status: 403, code });
  return world;
}

async function submitted(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: messagesOf(formMessages).submit }));
  await screen.findByRole('heading', { level: 2 });
}

/** Scenes outside of the app's screens, and of components that no other scene shows. */
export const standaloneScenes: readonly StandaloneScene[] = [
  { name: 'signing in', draw: () => <SignInPage auth={createFakeAuth()} />, show: headed },
  {
    name: 'a sign-in that failed',
    draw: () => <SignInPage auth={createFakeAuth()} problem={new AuthError('refused', 'no')} />,
    show: headed,
  },
  {
    name: 'an account that is refused',
    draw: () => <SignInPage auth={createFakeAuth()} problem={new AuthError('personal-tenant', 'no')} />,
    async show(user) {
      await asked();
      await user.click((await screen.findAllByRole('button', { name: /téñåñt/ }))[0]!);
      await screen.findByRole('textbox');
    },
  },
  {
    name: 'signing in to a tenant',
    draw: () => <TenantSignIn tenantId="т1" open={() => new Promise(nothing)} />,
    show: () => findText(/šîgñ/),
  },
  { name: 'a tenant that cannot be reached', draw: () => <TenantSignIn tenantId="т1" open={refuse} />, show: headed },
  { name: 'an organisation that is blocked', draw: () => <BlockedPage />, show: headed },
  {
    name: 'signing in again',
    draw: () => <SignInAgainDialog auth={createFakeAuth()} isSignedOut claims={undefined} onClose={nothing} />,
    show: asked,
  },
  { name: 'something that went wrong', draw: () => <ErrorPage error={new Error('Беда')} />, show: headed },
  { name: 'an older tab', draw: () => <UpgradeBlockedPage />, show: headed },
  {
    name: 'a link that leads nowhere',
    draw: () => <ShareScreen code="abc" loadContext={() => openRefusedShare({ 'GET token': 'share-gone' })} />,
    show: headed,
  },
  {
    name: 'a link with a password',
    draw: () => <ShareScreen code="abc" loadContext={() => openRefusedShare({ 'GET token': 'password-required' })} />,
    show: headed,
  },
  {
    name: 'a shared form',
    draw: () => <ShareScreen code="abc" loadContext={() => openRefusedShare({})} />,
    show: headed,
  },
  {
    name: 'a response that was not taken',
    draw: () => <ShareScreen code="abc" loadContext={() => openRefusedShare({ 'POST submit': 'share-full' })} />,
    show: submitted,
  },
  {
    name: 'thanks for an answer by a link',
    draw: () => <ShareScreen code="abc" loadContext={() => openRefusedShare({})} />,
    show: submitted,
  },
];
