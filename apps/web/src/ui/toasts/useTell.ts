import { useCallback, useContext, useId, useRef } from 'react';
import { type Toast, ToastContext } from './toasts.ts';

/** Tells in a toast what is not visible otherwise. */
export function useTell(): (intent: Toast['intent'], title: string) => void {
  const { show } = useContext(ToastContext);
  const id = useId();
  const told = useRef(0);
  return useCallback(
    (intent, title) => {
      told.current += 1;
      show({ id: `${id} ${told.current}`, intent, title });
    },
    [show, id],
  );
}
