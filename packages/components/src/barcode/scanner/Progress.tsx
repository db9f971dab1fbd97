import { useMessages } from '@tideform/i18n/react';
import { READS_NEEDED } from '../reading/scan.ts';
import { scannerMessages } from './scanner.messages.ts';
import type { ScanState } from './useScan.tsx';
import { useScannerStyles } from './useScannerStyles.tsx';

/** Shows the state of the scanner, or the current code and how often it was recognized. */
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
          aria-label={messages.progress({ times: state.times, needed: READS_NEEDED })}
          aria-valuemin={0}
          aria-valuemax={READS_NEEDED}
          aria-valuenow={state.times}
        >
          <span className={styles.bar} style={{ width: `${(100 * state.times) / READS_NEEDED}%` }} />
        </div>
      )}
    </div>
  );
}
