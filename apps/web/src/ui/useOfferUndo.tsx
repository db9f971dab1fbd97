import { Link, Toast, ToastTitle, ToastTrigger, useToastController } from '@fluentui/react-components';
import { useCallback } from 'react';
import { toasterId } from './useTell.ts';

/** Long enough to read, to decide and to get there by keyboard. */
const timeoutMs = 10_000;

/** Tells what was just done, and offers to take it back. */
export function useOfferUndo(): (text: string, undo: string, onUndo: () => void) => void {
  const { dispatchToast } = useToastController(toasterId);
  return useCallback(
    (text, undo, onUndo) => {
      const action = (
        <ToastTrigger>
          <Link onClick={onUndo}>{undo}</Link>
        </ToastTrigger>
      );
      dispatchToast(
        <Toast>
          <ToastTitle action={action}>{text}</ToastTitle>
        </Toast>,
        { intent: 'info', timeout: timeoutMs, pauseOnHover: true },
      );
    },
    [dispatchToast],
  );
}
