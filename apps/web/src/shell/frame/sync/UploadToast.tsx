import { Spinner, Toast, ToastBody, ToastTitle, useToastController } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { useSyncStatus } from '../../../data/useSyncStatus.ts';
import { toasterId } from '../../../ui/useTell.ts';
import { words } from '../frame.words.ts';

const toastId = 'upload';
const successMs = 4500;

/** Asks to keep the app open while submissions are on their way, and says when they have arrived. */
export function UploadToast() {
  const { uploading, pendingUploads } = useSyncStatus();
  const { dispatchToast, updateToast, dismissToast } = useToastController(toasterId);
  const wasUploading = useRef(false);
  useEffect(() => {
    if (uploading === wasUploading.current) return;
    wasUploading.current = uploading;
    if (uploading) {
      dispatchToast(
        <Toast>
          <ToastTitle media={<Spinner size="tiny" aria-hidden="true" />}>{words.uploading}</ToastTitle>
          <ToastBody>{words.keepOpen}</ToastBody>
        </Toast>,
        { toastId, timeout: -1 },
      );
    } else if (pendingUploads > 0) {
      dismissToast(toastId);
    } else {
      updateToast({
        toastId,
        intent: 'success',
        timeout: successMs,
        content: (
          <Toast>
            <ToastTitle>{words.uploaded}</ToastTitle>
          </Toast>
        ),
      });
    }
  }, [uploading, pendingUploads, dispatchToast, updateToast, dismissToast]);
  return null;
}
