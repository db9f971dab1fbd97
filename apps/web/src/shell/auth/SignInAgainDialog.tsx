import { Button, Text } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { AuthClient } from '../../sign-in/auth-client.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { authMessages } from './auth.messages.ts';
import { useSignIn } from './useSignIn.ts';
import { wordProblem } from './word-problem.ts';

/** The session is over, or the identity provider has a question. Drafts are kept: the person may go on and answer later. */
export function SignInAgainDialog({
  auth,
  isSignedOut,
  claims,
  onClose,
}: {
  readonly auth: AuthClient;
  readonly isSignedOut: boolean;
  readonly claims: string | undefined;
  readonly onClose: () => void;
}) {
  const messages = useMessages(authMessages);
  const { isBusy, problem, signIn } = useSignIn(auth);
  const isBlocked = problem === 'popup-blocked';
  // Who closed the window has read already what the dialog says.
  const isNews = problem && !(problem === 'cancelled' && !isSignedOut);
  return (
    <DialogFrame
      isAlert
      title={isSignedOut ? messages.signedOut : messages.permissionsRequired}
      {...(isNews && { error: wordProblem(problem, messages) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.notNow}</Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={() => void signIn(claims ? { claims } : {})}>
            {isBlocked ? messages.tryAgainNow : messages.signIn}
          </Button>
        </>
      }
    >
      <Text>{isSignedOut ? messages.signedOutText : messages.permissionsRequiredText}</Text>
    </DialogFrame>
  );
}
