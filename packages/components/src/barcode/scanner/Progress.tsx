import { useMessages } from '@tideform/i18n/react';
import { LOOKS_NEEDED } from '../reading/scan.ts';
import { scannerMessages } from './scanner.messages.ts';
import type { ScanState } from './useScan.tsx';
import { useScannerStyles } from './useScannerStyles.tsx';

/** What the scanner does, or the code it sees and how often it has. */
export function Progress({ state }: { readonly state: Exclude<ScanState, { kind: 'problem' }> }) {
  const styles = useScannerStyles();
  const messages = useMessages(scannerMessages);
  const seen = state.kind === 'looking' ? state.seen : undefined;
  return (
    <div className={styles.said}>
      <span className={styles.line} role="status">
        <bdi className={seen && styles.code}>
          {seen ? seen.value : messages[state.kind === 'looking' ? 'aim' : state.kind]}
        </bdi>
        {seen && <span className={styles.quiet}>{messages.holdStill}</span>}
      </span>
      {state.kind === 'looking' && seen && (
        <div
          className={styles.track}
          role="progressbar"
          aria-label={messages.progress({ times: state.times, needed: LOOKS_NEEDED })}
          aria-valuemin={0}
          aria-valuemax={LOOKS_NEEDED}
          aria-valuenow={state.times}
        >
          <span className={styles.bar} style={{ width: `${(100 * state.times) / LOOKS_NEEDED}%` }} />
        </div>
      )}
    </div>
  );
}
