import { Toast, ToastTitle, useToastController } from '@fluentui/react-components';
import { createElement, useCallback } from 'react';

/** The page's only toaster. */
export const toasterId = 'toaster';

/** Tells in a toast what is not visible otherwise. */
export function useTell(): (intent: 'success' | 'error' | 'info', text: string) => void {
  const { dispatchToast } = useToastController(toasterId);
  return useCallback(
    (intent, text) => dispatchToast(createElement(Toast, null, createElement(ToastTitle, null, text)), { intent }),
    [dispatchToast],
  );
}
