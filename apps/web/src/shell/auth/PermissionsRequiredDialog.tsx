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

/** The identity provider has a question. Drafts are kept: the person may also go on and answer later. */
export function PermissionsRequiredDialog({
  onSignIn,
  onClose,
}: {
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.permissionsRequired}</DialogTitle>
          <DialogContent>{words.permissionsRequiredText}</DialogContent>
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
