import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { authWords } from './auth.words.ts';

/** The session is over, or the identity provider has a question. Drafts are kept: the person may go on and answer later. */
export function SignInAgainDialog({
  isSignedOut,
  onSignIn,
  onClose,
}: {
  readonly isSignedOut: boolean;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(authWords);
  return (
    <DialogFrame
      isAlert
      title={isSignedOut ? words.signedOut : words.permissionsRequired}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.notNow}</Button>
          <Button appearance="primary" onClick={onSignIn}>
            {words.signIn}
          </Button>
        </>
      }
    >
      {isSignedOut ? words.signedOutText : words.permissionsRequiredText}
    </DialogFrame>
  );
}
