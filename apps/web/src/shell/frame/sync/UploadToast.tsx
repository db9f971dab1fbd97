import { useMessages } from '@tideform/i18n/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useSyncStatus } from '../../../data/useSyncStatus.ts';
import { type Toast, ToastContext } from '../../../ui/toasts/toasts.ts';
import { frameMessages } from '../frame.messages.ts';
import { SuccessOverlay } from './SuccessOverlay.tsx';

const id = 'upload';
const successMs = 4500;
/** What comes next does not take the success away before it could be read. */
const leastMs = 3500;

type Shown = 'hidden' | 'uploading' | 'success';

/** Asks to keep the app open while submissions are on their way; says and shows it when they have arrived. */
export function UploadToast() {
  const shown = useShown();
  const messages = useMessages(frameMessages);
  const toasts = useContext(ToastContext);
  const before = useRef<Shown>('hidden');
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (shown === was) return;
    if (shown === 'hidden') return toasts.take(id);
    // NOTE: no time of the toaster's own. It counts by an animation, which ends at once where there is no motion.
    const base = { id, timeoutMs: Infinity };
    const toast: Toast =
      shown === 'success'
        ? { ...base, intent: 'success', title: messages.uploaded }
        : { ...base, intent: 'info', title: messages.uploading, body: messages.keepOpen, isBusy: true };
    if (was === 'hidden') toasts.show(toast);
    else toasts.change(toast);
  }, [shown, toasts, messages]);
  return shown === 'success' && <SuccessOverlay />;
}

/** What there is to show, for as long as it is to be seen. */
function useShown(): Shown {
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
    const leftMs = (isUploading ? leastMs : successMs) - (performance.now() - sinceMs.current);
    const timer = setTimeout(() => show(isUploading ? 'uploading' : 'hidden'), leftMs);
    return () => clearTimeout(timer);
  }, [shown, isUploading, pendingUploads]);
  return shown;
}
