import { Button, Text } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { AuthClient } from '../../sign-in/auth-client.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { authMessages } from './auth.messages.ts';
import { formatSignInError, useSignIn } from './useSignIn.ts';

/**
 * Dialog shown if the session has expired or the identity provider needs user interaction. Drafts are kept, so the user
 * can continue and sign in later.
 */
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
  // A user who closed the sign-in window has already read the dialog's text, so no error is shown.
  const showsError = problem && !(problem === 'cancelled' && !isSignedOut);
  return (
    <DialogFrame
      isAlert
      title={isSignedOut ? messages.signedOut : messages.permissionsRequired}
      {...(showsError && { error: formatSignInError(problem, messages) })}
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
