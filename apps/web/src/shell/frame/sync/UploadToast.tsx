import { makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useSyncStatus } from '../../../data/sync/useSyncStatus.ts';
import { type Toast, ToastContext } from '../../../ui/toasts/toasts.ts';
import { frameMessages } from '../frame.messages.ts';

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

/** Length of the check mark's path in units of its view box, for the animation. */
const checkMarkLength = 36;

const drawAnimation = { from: { strokeDashoffset: checkMarkLength }, to: { strokeDashoffset: 0 } };
const appearAnimation = { from: { opacity: 0, transform: 'scale(0.8)' }, to: { opacity: 1, transform: 'none' } };
const reducedMotion = {
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '0.01ms', animationDelay: '0s' },
};

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    // Positioned above the toast, with the same width.
    insetInlineEnd: '20px',
    bottom: '136px',
    width: '292px',
    maxWidth: 'calc(100% - 40px)',
    display: 'grid',
    justifyItems: 'center',
    zIndex: 1000,
    // Lets clicks through to the content below.
    pointerEvents: 'none',
  },
  disc: {
    display: 'grid',
    placeItems: 'center',
    width: '96px',
    height: '96px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    boxShadow: tokens.shadow16,
    color: tokens.colorStatusSuccessForeground1,
    animationName: appearAnimation,
    animationDuration: tokens.durationNormal,
    animationTimingFunction: tokens.curveDecelerateMid,
    ...reducedMotion,
  },
  tick: {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 4,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeDasharray: checkMarkLength,
    animationName: drawAnimation,
    animationDuration: tokens.durationUltraSlow,
    animationDelay: tokens.durationFast,
    animationFillMode: 'backwards',
    animationTimingFunction: tokens.curveEasyEase,
    ...reducedMotion,
  },
});

/**
 * Animated check mark that is shown above the screen after submissions have arrived. The toast below it has the text.
 */
function SuccessOverlay() {
  const styles = useStyles();
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.disc}>
        <svg width="48" height="48" viewBox="0 0 48 48" aria-hidden="true">
          <path className={styles.tick} d="M12 25 L20.5 33.5 L37 15" />
        </svg>
      </div>
    </div>
  );
}
