import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { words } from './dialogs.words.ts';

/** Offline, a draft can be neither answered nor published. */
export function DraftFormNotice({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.draftForm}</DialogTitle>
          <DialogContent>{words.draftFormText}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              {words.close}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
