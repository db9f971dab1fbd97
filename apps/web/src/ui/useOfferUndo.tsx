import { Link, Toast, ToastTitle, ToastTrigger, useToastController } from '@fluentui/react-components';
import { useCallback, useEffect, useId, useRef } from 'react';
import { toasterId } from './useTell.ts';

/** Long enough to read, to decide and to get there by keyboard. */
const timeoutMs = 10_000;

/** Tells what was just done, and offers to take it back for as long as what was changed is looked at. */
export function useOfferUndo(): (text: string, undo: string, onUndo: () => void) => void {
  const { dispatchToast, dismissToast } = useToastController(toasterId);
  const id = useId();
  const offered = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const toastId of offered.current.splice(0)) dismissToast(toastId);
    },
    [dismissToast],
  );
  return useCallback(
    (text, undo, onUndo) => {
      const action = (
        <ToastTrigger>
          <Link onClick={onUndo}>{undo}</Link>
        </ToastTrigger>
      );
      const toastId = `${id} ${offered.current.length}`;
      offered.current.push(toastId);
      dispatchToast(
        <Toast>
          <ToastTitle action={action}>{text}</ToastTitle>
        </Toast>,
        { toastId, intent: 'info', timeout: timeoutMs, pauseOnHover: true },
      );
    },
    [dispatchToast, id],
  );
}
