import {
  Toast as FluentToast,
  Link,
  makeStyles,
  Spinner,
  ToastBody,
  Toaster,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components';
import { useEffect } from 'react';
import type { Toast, Toasts } from './toasts.ts';

const toasterId = 'toaster';

/**
 * Offset of toasts in pixels. They are above the bar at the bottom of a form, because a long upload toast must not
 * cover 'Submit'.
 */
const toasterOffset = { vertical: 76, horizontal: 20 };

const useStyles = makeStyles({
  /** Toasts are below dialogs, so that they don't cover a dialog's buttons. */
  toaster: {
    '@media (min-width: 640px)': {
      ':global(body:has([aria-modal="true"]))': { bottom: '8px !important' },
    },
  },
});

export interface ToasterProps {
  readonly toasts: Toasts;
}

/** Renders toasts at the bottom of the page. */
export function ShownToasts({ toasts }: ToasterProps) {
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId);
  useEffect(
    () =>
      toasts.connect({
        show: (toast) => dispatchToast(<ToastContent toast={toast} />, getOptions(toast)),
        update: (toast) => updateToast({ ...getOptions(toast), content: <ToastContent toast={toast} /> }),
        remove: dismissToast,
      }),
    [toasts, dispatchToast, updateToast, dismissToast],
  );
  return <Toaster toasterId={toasterId} position="bottom-end" offset={toasterOffset} className={useStyles().toaster} />;
}

function getOptions({ id, intent, timeoutMs, action }: Toast) {
  // In Fluent, -1 means no timeout.
  const timeout = timeoutMs === Infinity ? -1 : timeoutMs;
  return { toastId: id, intent, ...(timeout !== undefined && { timeout }), ...(action && { pauseOnHover: true }) };
}

function ToastContent({ toast }: { readonly toast: Toast }) {
  const { title, body, isBusy, action } = toast;
  return (
    <FluentToast>
      <ToastTitle
        {...(isBusy && { media: <Spinner size="tiny" aria-hidden="true" /> })}
        {...(action && {
          action: (
            <ToastTrigger>
              <Link onClick={action.onClick}>{action.word}</Link>
            </ToastTrigger>
          ),
        })}
      >
        {title}
      </ToastTitle>
      {body !== undefined && <ToastBody>{body}</ToastBody>}
    </FluentToast>
  );
}
