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
import { createFakeAuth } from '../fakes.ts';
import { createTestShareContext } from '../test-share-context.ts';
import { findDialog, findText, messagesOf, type StandaloneScene } from './scene-helpers.ts';

const headed = () => screen.findByRole('heading', { level: 1 });
const findOpenDialog = findDialog;
const refuse = async () => ({ signIn: async () => Promise.reject(new AuthError('unreachable', 'gone')) });
const nothing = () => undefined;

/** Opens a share link whose server rejects the named operations once. */
async function openShareWithRefusals(refusing: Readonly<Record<string, string>>) {
  const shareContext = await createTestShareContext([{ type: 'textfield', key: 'name', label: 'Имя' }]);
  for (const [name, code] of Object.entries(refusing)) shareContext.server.refusals.set(name, { status: 403, code });
  return shareContext;
}

async function submitted(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: messagesOf(formMessages).submit }));
  await screen.findByRole('heading', { level: 2 });
}

/** Scenes outside of the app's screens, and of components that no other scene shows. */
export const standaloneScenes: readonly StandaloneScene[] = [
  { name: 'signing in', render: () => <SignInPage auth={createFakeAuth()} />, show: headed },
  {
    name: 'a sign-in that failed',
    render: () => <SignInPage auth={createFakeAuth()} problem={new AuthError('refused', 'no')} />,
    show: headed,
  },
  {
    name: 'an account that is refused',
    render: () => <SignInPage auth={createFakeAuth()} problem={new AuthError('personal-tenant', 'no')} />,
    async show(user) {
      await findOpenDialog();
      await user.click((await screen.findAllByRole('button', { name: /téñåñt/ }))[0]!);
      await screen.findByRole('textbox');
    },
  },
  {
    name: 'signing in to a tenant',
    render: () => <TenantSignIn tenantId="т1" open={() => new Promise(nothing)} />,
    show: () => findText(/šîgñ/),
  },
  { name: 'a tenant that cannot be reached', render: () => <TenantSignIn tenantId="т1" open={refuse} />, show: headed },
  { name: 'an organisation that is blocked', render: () => <BlockedPage />, show: headed },
  {
    name: 'signing in again',
    render: () => <SignInAgainDialog auth={createFakeAuth()} isSignedOut claims={undefined} onClose={nothing} />,
    show: findOpenDialog,
  },
  { name: 'something that went wrong', render: () => <ErrorPage error={new Error('Беда')} />, show: headed },
  { name: 'an older tab', render: () => <UpgradeBlockedPage />, show: headed },
  {
    name: 'a link that leads nowhere',
    render: () => <ShareScreen code="abc" loadContext={() => openShareWithRefusals({ 'GET token': 'share-gone' })} />,
    show: headed,
  },
  {
    name: 'a link with a password',
    render: () => (
      <ShareScreen code="abc" loadContext={() => openShareWithRefusals({ 'GET token': 'password-required' })} />
    ),
    show: headed,
  },
  {
    name: 'a shared form',
    render: () => <ShareScreen code="abc" loadContext={() => openShareWithRefusals({})} />,
    show: headed,
  },
  {
    name: 'a response that was not taken',
    render: () => <ShareScreen code="abc" loadContext={() => openShareWithRefusals({ 'POST submit': 'share-full' })} />,
    show: submitted,
  },
  {
    name: 'thanks for an answer by a link',
    render: () => <ShareScreen code="abc" loadContext={() => openShareWithRefusals({})} />,
    show: submitted,
  },
];
