import {
  Body1,
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  Title3,
} from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useState } from 'react';
import { readTenantName } from '../../sign-in/account-store.ts';
import type { AuthClient, AuthError } from '../../sign-in/auth-client.ts';
import { useAccount, useAuth } from '../../sign-in/useAuth.ts';
import { Logo } from '../Logo.tsx';
import { authMessages } from './auth.messages.ts';
import { useAuthStyles } from './auth.styles.ts';
import { formatSignInError, useSignIn } from './useSignIn.ts';

const InvalidAccountDialog = onDemand(async () => (await import('./InvalidAccountDialog.tsx')).InvalidAccountDialog);
const FocusWatch = onDemand(async () => (await import('../../ui/dialogs/FocusWatch.tsx')).FocusWatch);

/** Page for signed-out users. `problem` is the reason why the last sign-in failed. */
export function SignInPage({ auth, problem }: { readonly auth: AuthClient; readonly problem?: AuthError }) {
  const messages = useMessages(authMessages);
  const styles = useAuthStyles();
  const [initialProblem, setShown] = useState(problem);
  const { isBusy, problem: latestProblem, signIn } = useSignIn(auth);
  const currentProblem = latestProblem ?? initialProblem?.problem;
  const [isPostponed, setPutOff] = useState(false);
  const isRefused = currentProblem === 'personal-tenant' && !isPostponed;
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused && !wasRefused) setWasRefused(true);
  const handleClick = () => {
    setShown(undefined);
    setPutOff(false);
    void signIn();
  };
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <Logo size={40} />
          <Title3 as="h1" className={styles.name}>
            {messages.welcome}
          </Title3>
        </div>
        <Body1 as="p" className={styles.text}>
          {messages.promise}
        </Body1>
        {currentProblem && currentProblem !== 'personal-tenant' && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{messages.unableToAuthenticate}</MessageBarTitle>
              {formatSignInError(currentProblem, messages)}
            </MessageBarBody>
          </MessageBar>
        )}
        <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={handleClick}>
          {messages.signInWork}
        </Button>
        {auth.accounts().map((account) => (
          <Button key={`${account.tenantId} ${account.userId}`} onClick={() => auth.switchTo(account)}>
            <span>
              {messages.continueAs({ name: account.displayName })}
              <Caption1 block>{readTenantName(localStorage, account.tenantId) ?? account.username}</Caption1>
            </span>
          </Button>
        ))}
      </div>
      {wasRefused && <FocusWatch />}
      {isRefused && <InvalidAccountDialog auth={auth} onClose={() => setPutOff(true)} />}
    </main>
  );
}

/**
 * Renders `children` for users who have signed in on this device before, even without a valid token, because local work
 * is possible offline. Other users, and users whose account was rejected, see the sign-in page.
 */
export function SignInGate({ problem, children }: { readonly problem?: AuthError; readonly children: ReactNode }) {
  const auth = useAuth();
  const account = useAccount();
  if (!account || problem?.problem === 'personal-tenant') {
    return <SignInPage auth={auth} {...(problem ? { problem } : {})} />;
  }
  return children;
}
