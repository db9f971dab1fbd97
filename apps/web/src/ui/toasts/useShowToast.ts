import { useCallback, useContext, useEffect, useId, useRef } from 'react';
import { type Toast, ToastContext } from './toasts.ts';

/** Returns a function that shows a toast, for results that aren't visible otherwise. */
export function useShowToast(): (intent: Toast['intent'], title: string) => void {
  const { show } = useContext(ToastContext);
  const id = useId();
  const toastCount = useRef(0);
  return useCallback(
    (intent, title) => {
      toastCount.current += 1;
      show({ id: `${id} ${toastCount.current}`, intent, title });
    },
    [show, id],
  );
}

/**
 * Time in milliseconds for which the toast is shown: long enough to read it, to decide, and to reach the button by
 * keyboard.
 */
const timeoutMs = 10_000;

/** Returns a function that shows a toast with an undo button. The toasts are removed when the component unmounts. */
export function useShowUndoToast(): (title: string, undo: string, onUndo: () => void, body?: string) => void {
  const { show, remove: removeToast } = useContext(ToastContext);
  const id = useId();
  const toastIds = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const toastId of toastIds.current.splice(0)) removeToast(toastId);
    },
    [removeToast],
  );
  return useCallback(
    (title, undo, onUndo, body) => {
      const toastId = `${id} undo ${toastIds.current.length}`;
      toastIds.current.push(toastId);
      show({
        ...{ id: toastId, intent: 'info', title, timeoutMs },
        ...(body !== undefined && { body }),
        action: { word: undo, onClick: onUndo },
      });
    },
    [show, id],
  );
}
