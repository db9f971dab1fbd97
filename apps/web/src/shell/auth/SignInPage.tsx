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
import { useState } from 'react';
import type { AuthClient, AuthError } from '../../sign-in/auth-client.ts';
import { readTenantName } from '../../sign-in/tenant-names.ts';
import { Mark } from '../Mark.tsx';
import { authMessages } from './auth.messages.ts';
import { useAuthStyles } from './auth.styles.ts';
import { useSignIn } from './useSignIn.ts';
import { wordProblem } from './word-problem.ts';

const InvalidAccountDialog = onDemand(async () => (await import('./InvalidAccountDialog.tsx')).InvalidAccountDialog);
const FocusWatch = onDemand(async () => (await import('../../ui/FocusWatch.tsx')).FocusWatch);

/** Nobody is signed in. `problem` is why the last try did not work. */
export function SignInPage({ auth, problem }: { readonly auth: AuthClient; readonly problem?: AuthError }) {
  const messages = useMessages(authMessages);
  const styles = useAuthStyles();
  const [shown, setShown] = useState(problem);
  const { isBusy, problem: late, signIn } = useSignIn(auth);
  const told = late ?? shown?.problem;
  const [isPutOff, setPutOff] = useState(false);
  const isRefused = told === 'personal-tenant' && !isPutOff;
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused && !wasRefused) setWasRefused(true);
  const press = () => {
    setShown(undefined);
    setPutOff(false);
    void signIn();
  };
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <div className={styles.brand}>
          <Mark size={40} />
          <Title3 as="h1" className={styles.name}>
            {messages.welcome}
          </Title3>
        </div>
        <Body1 as="p" className={styles.text}>
          {messages.promise}
        </Body1>
        {told && told !== 'personal-tenant' && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>
              <MessageBarTitle>{messages.unableToAuthenticate}</MessageBarTitle>
              {wordProblem(told, messages)}
            </MessageBarBody>
          </MessageBar>
        )}
        <Button appearance="primary" size="large" disabledFocusable={isBusy} onClick={press}>
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
