import { useCallback, useContext, useEffect, useId, useRef } from 'react';
import { ToastContext } from './toasts.ts';

/** Long enough to read, to decide and to get there by keyboard. */
const timeoutMs = 10_000;

/** Tells what was just done, and offers to take it back for as long as what was changed is looked at. */
export function useOfferUndo(): (title: string, undo: string, onUndo: () => void, body?: string) => void {
  const { show, take } = useContext(ToastContext);
  const id = useId();
  const offered = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const toastId of offered.current.splice(0)) take(toastId);
    },
    [take],
  );
  return useCallback(
    (title, undo, onUndo, body) => {
      const toastId = `${id} undo ${offered.current.length}`;
      offered.current.push(toastId);
      show({
        ...{ id: toastId, intent: 'info', title, timeoutMs },
        ...(body !== undefined && { body }),
        action: { word: undo, onClick: onUndo },
      });
    },
    [show, id],
  );
}
