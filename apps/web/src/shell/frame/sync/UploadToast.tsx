import { useMessages } from '@tideform/i18n/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useSyncStatus } from '../../../data/sync/useSyncStatus.ts';
import { type Toast, ToastContext } from '../../../ui/toasts/toasts.ts';
import { frameMessages } from '../frame.messages.ts';
import { SuccessOverlay } from './SuccessOverlay.tsx';

const id = 'upload';
const successMs = 4500;
/** Minimum time in milliseconds for which the confirmation is shown, even if another upload starts. */
const minSuccessMs = 3500;

type Shown = 'hidden' | 'uploading' | 'success';

/** Toast that asks to keep the app open while submissions are being sent, and confirms their arrival. */
export function UploadToast() {
  const shown = useToastState();
  const messages = useMessages(frameMessages);
  const toasts = useContext(ToastContext);
  const previous = useRef<Shown>('hidden');
  useEffect(() => {
    const previousState = previous.current;
    previous.current = shown;
    if (shown === previousState) return;
    if (shown === 'hidden') return toasts.remove(id);
    // NOTE: doesn't use the timeout of Fluent's toaster, because it is an animation, which ends immediately with
    // reduced motion.
    const base = { id, timeoutMs: Infinity };
    const toast: Toast =
      shown === 'success'
        ? { ...base, intent: 'success', title: messages.uploaded }
        : { ...base, intent: 'info', title: messages.uploading, body: messages.keepOpen, isBusy: true };
    if (previousState === 'hidden') toasts.show(toast);
    else toasts.update(toast);
  }, [shown, toasts, messages]);
  return shown === 'success' && <SuccessOverlay />;
}

/** Returns the state that the toast shows; each state has a minimum duration. */
function useToastState(): Shown {
  const { uploading, pendingUploads } = useSyncStatus();
  const isUploading = uploading === true;
  const [shown, setShown] = useState<Shown>('hidden');
  const sinceMs = useRef(0);
  useEffect(() => {
    const show = (next: Shown) => {
      sinceMs.current = performance.now();
      setShown(next);
    };
    const isSuccess = shown === 'success';
    if (shown === 'uploading' && !isUploading) return show(pendingUploads > 0 ? 'hidden' : 'success');
    if (isUploading ? shown === 'uploading' : !isSuccess) return;
    if (!isSuccess) return show('uploading');
    const leftMs = (isUploading ? minSuccessMs : successMs) - (performance.now() - sinceMs.current);
    const timer = setTimeout(() => show(isUploading ? 'uploading' : 'hidden'), leftMs);
    return () => clearTimeout(timer);
  }, [shown, isUploading, pendingUploads]);
  return shown;
}
