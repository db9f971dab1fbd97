import { Button, Text } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import type { AuthClient } from '../../sign-in/auth-client.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { authWords } from './auth.words.ts';
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
  const words = useWords(authWords);
  const { isBusy, problem, signIn } = useSignIn(auth);
  const isBlocked = problem === 'popup-blocked';
  // Who closed the window has read already what the dialog says.
  const isNews = problem && !(problem === 'cancelled' && !isSignedOut);
  return (
    <DialogFrame
      isAlert
      title={isSignedOut ? words.signedOut : words.permissionsRequired}
      {...(isNews && { error: wordProblem(problem, words) })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.notNow}</Button>
          <Button appearance="primary" disabledFocusable={isBusy} onClick={() => void signIn(claims ? { claims } : {})}>
            {isBlocked ? words.tryAgainNow : words.signIn}
          </Button>
        </>
      }
    >
      <Text>{isSignedOut ? words.signedOutText : words.permissionsRequiredText}</Text>
    </DialogFrame>
  );
}
