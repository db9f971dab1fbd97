import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  Spinner,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';

/** The specification's text for what nobody can explain better. */
export const genericError = 'An error occurred. Please contact support or try again.';

/**
 * Asks once, does it, and closes. While `onConfirm` works the button spins and the dialog stays; when it throws, the
 * dialog says so and the person may try again.
 */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  /** Words for a failure; the generic ones by default. */
  readonly wordError?: (cause: unknown) => string;
  /** It cannot be done now; `children` say why. */
  readonly isRefused?: boolean;
}) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await props.onConfirm();
      props.onClose();
    } catch (cause) {
      setError(props.wordError?.(cause) ?? genericError);
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && !isBusy && props.onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{props.title}</DialogTitle>
          <DialogContent>
            {props.children}
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button disabled={isBusy} onClick={props.onClose}>
              Cancel
            </Button>
            <Button
              appearance="primary"
              disabledFocusable={isBusy || props.isRefused === true}
              {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
              onClick={confirm}
            >
              {props.confirm}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
