import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** An open dialog: its title, what it says, what went wrong, and its buttons. */
export function DialogFrame(props: {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last. */
  readonly actions: ReactNode;
  readonly error?: string | undefined;
  /** Called by Escape, and by a click beside the dialog where it is no alert. Without it only the buttons close. */
  readonly onClose?: () => void;
  /** The person must decide before anything else. */
  readonly isAlert?: boolean;
  readonly surfaceClass?: string;
  readonly contentClass?: string;
}) {
  const { title, children, actions, error, onClose, isAlert, surfaceClass, contentClass } = props;
  return (
    <Dialog
      open
      {...(isAlert && { modalType: 'alert' as const })}
      onOpenChange={(_, data) => !data.open && onClose?.()}
    >
      <DialogSurface className={surfaceClass}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={contentClass}>
            {children}
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions fluid>{actions}</DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
