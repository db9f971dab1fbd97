import { Spinner, Toast, ToastBody, ToastTitle, useToastController } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useEffect, useRef, useState } from 'react';
import { useSyncStatus } from '../../../data/useSyncStatus.ts';
import { toasterId } from '../../../ui/useTell.ts';
import { frameWords } from '../frame.words.ts';
import { SuccessOverlay } from './SuccessOverlay.tsx';

const toastId = 'upload';
const successMs = 4500;
/** What comes next does not take the success away before it could be read. */
const leastMs = 3500;

type Shown = 'hidden' | 'uploading' | 'success';

/** Asks to keep the app open while submissions are on their way; says and shows it when they have arrived. */
export function UploadToast() {
  const shown = useShown();
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId);
  const before = useRef<Shown>('hidden');
  useEffect(() => {
    const was = before.current;
    before.current = shown;
    if (shown === was) return;
    if (shown === 'hidden') return dismissToast(toastId);
    // NOTE: no time of the toaster's own. It counts by an animation, which ends at once where there is no motion.
    const isSuccess = shown === 'success';
    const content = isSuccess ? <Arrived /> : <OnTheWay />;
    const options = { toastId, timeout: -1, intent: isSuccess ? 'success' : 'info' } as const;
    if (was === 'hidden') dispatchToast(content, options);
    else updateToast({ ...options, content });
  }, [shown, dispatchToast, updateToast, dismissToast]);
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

function OnTheWay() {
  const words = useWords(frameWords);
  return (
    <Toast>
      <ToastTitle media={<Spinner size="tiny" aria-hidden="true" />}>{words.uploading}</ToastTitle>
      <ToastBody>{words.keepOpen}</ToastBody>
    </Toast>
  );
}

function Arrived() {
  const words = useWords(frameWords);
  return (
    <Toast>
      <ToastTitle>{words.uploaded}</ToastTitle>
    </Toast>
  );
}
