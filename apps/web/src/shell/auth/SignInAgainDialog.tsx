import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { words } from './auth.words.ts';

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
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{isSignedOut ? words.signedOut : words.permissionsRequired}</DialogTitle>
          <DialogContent>{isSignedOut ? words.signedOutText : words.permissionsRequiredText}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{words.notNow}</Button>
            <Button appearance="primary" onClick={onSignIn}>
              {words.signIn}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
