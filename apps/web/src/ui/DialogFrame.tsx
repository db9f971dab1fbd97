import {
  Button,
  Caption1,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { uiMessages } from './ui.messages.ts';
import { useFocusBack } from './useFocusBack.ts';

const useStyles = makeStyles({
  /* Platform §9. */
  body: { maxHeight: '80vh' },
  /* Long words go on below, not out of the dialog. */
  actions: { flexWrap: 'wrap', justifyContent: 'flex-end' },
});

/** An open dialog: its title, what it says, what went wrong, and its buttons. Once it is closed whatever opened it has the focus back. */
export function DialogFrame(props: {
  readonly title: string;
  /** What it is about, small beside the title. */
  readonly subject?: string;
  readonly children: ReactNode;
  /** Buttons at the foot, the main one last. Without them a cross at the head closes. */
  readonly actions?: ReactNode;
  readonly error?: string | undefined;
  /** Called by Escape, and by a click beside the dialog where it is no alert. Without it only the buttons close. */
  readonly onClose?: () => void;
  /** The person must decide before anything else. */
  readonly isAlert?: boolean;
  readonly surfaceClass?: string;
  readonly contentClass?: string;
}) {
  const messages = useMessages(uiMessages);
  const styles = useStyles();
  const { title, subject, children, actions, error, onClose, isAlert, surfaceClass, contentClass } = props;
  useFocusBack();
  return (
    <Dialog
      open
      {...(isAlert && { modalType: 'alert' as const })}
      onOpenChange={(_, data) => !data.open && onClose?.()}
    >
      {/* One over another stands out from it, in the dark, too. */}
      <DialogSurface className={surfaceClass} backdrop={{ appearance: 'dimmed' }}>
        <DialogBody className={styles.body}>
          <DialogTitle
            {...(!actions && {
              action: (
                <Button appearance="subtle" icon={<DismissRegular />} aria-label={messages.close} onClick={onClose} />
              ),
            })}
          >
            {title}
            {subject && (
              <>
                {' '}
                <Caption1>
                  <bdi>{subject}</bdi>
                </Caption1>
              </>
            )}
          </DialogTitle>
          <DialogContent className={contentClass}>
            {children}
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          {actions && (
            <DialogActions fluid className={styles.actions}>
              {actions}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
