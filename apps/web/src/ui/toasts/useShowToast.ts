import { useCallback, useContext, useId, useRef } from 'react';
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
