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

/** Above the bar at the foot of a form: what lasts as long as an upload must not lie on 'Submit'. */
const place = { vertical: 76, horizontal: 20 };

const useStyles = makeStyles({
  /* Below a dialog, whose buttons would lie under it. */
  toaster: {
    '@media (min-width: 640px)': {
      ':global(body:has([aria-modal="true"]))': { bottom: '8px !important' },
    },
  },
});

export interface ToasterProps {
  readonly toasts: Toasts;
}

/** Draws toasts at the foot of the page. */
export function ShownToasts({ toasts }: ToasterProps) {
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId);
  useEffect(
    () =>
      toasts.drawBy({
        show: (toast) => dispatchToast(<ToastContent toast={toast} />, optionsOf(toast)),
        change: (toast) => updateToast({ ...optionsOf(toast), content: <ToastContent toast={toast} /> }),
        take: dismissToast,
      }),
    [toasts, dispatchToast, updateToast, dismissToast],
  );
  return <Toaster toasterId={toasterId} position="bottom-end" offset={place} className={useStyles().toaster} />;
}

function optionsOf({ id, intent, timeoutMs, action }: Toast) {
  // Fluent knows -1 for ever.
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
