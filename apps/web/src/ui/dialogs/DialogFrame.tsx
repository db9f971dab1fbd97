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
import { type ReactNode, useEffect, useState } from 'react';
import { uiMessages } from '../ui.messages.ts';

const useStyles = makeStyles({
  /* Maximum height from the specification, Platform §9. */
  body: { maxHeight: '80vh' },
  /** Long button labels wrap instead of overflowing the dialog. */
  actions: { flexWrap: 'wrap', justifyContent: 'flex-end' },
});

/**
 * Dialog with title, content, error message and buttons. When it closes, the focus returns to the element that opened
 * it.
 */
export function DialogFrame(props: {
  readonly title: string;
  /** Name of the dialog's subject, in small text next to the title. */
  readonly subject?: string;
  readonly children: ReactNode;
  /** Buttons in the footer, the primary button last. Absent: a close button in the header. */
  readonly actions?: ReactNode;
  readonly error?: string | undefined;
  /** Called on Escape and, unless `isAlert`, on a click outside. Absent: only the buttons close the dialog. */
  readonly onClose?: () => void;
  /** Whether the dialog requires a decision, so that a click outside doesn't close it. */
  readonly isAlert?: boolean;
  readonly surfaceClass?: string;
  readonly contentClass?: string;
}) {
  const messages = useMessages(uiMessages);
  const styles = useStyles();
  const { title, subject, children, actions, error, onClose, isAlert, surfaceClass, contentClass } = props;
  useRestoreFocus();
  return (
    <Dialog
      open
      {...(isAlert && { modalType: 'alert' as const })}
      onOpenChange={(_, data) => !data.open && onClose?.()}
    >
      {/* Dims the page also behind nested dialogs, so that they stand out, especially in the dark theme. */}
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

/**
 * When a dialog closes, returns the focus to the element that opened it. NOTE: needed because Fluent only does this for
 * elements that have registered for it.
 */
export function useRestoreFocus(): void {
  const [previousFocus] = useState(() => findPersistentElement(document.activeElement));
  useEffect(
    () => () => {
      if (document.activeElement === document.body && previousFocus instanceof HTMLElement) previousFocus.focus();
    },
    [previousFocus],
  );
}

/**
 * Returns the element that gets the focus. A clicked menu item disappears, so the menu's button is returned instead.
 */
function findPersistentElement(element: Element | null): Element | null {
  const menu = element?.closest('[role="menu"]');
  return menu ? findPersistentElement(document.getElementById(menu.getAttribute('aria-labelledby') ?? '')) : element;
}
