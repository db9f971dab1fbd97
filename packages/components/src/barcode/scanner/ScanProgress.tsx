import { useMessages } from '@tideform/i18n/react';
import { REQUIRED_EQUAL_READS } from '../reading/start-scan.ts';
import { scannerMessages } from './scanner.messages.ts';
import type { ScanState } from './useBarcodeScan.tsx';
import { useScannerStyles } from './useScannerStyles.tsx';

/** Shows the state of the scanner, or the current code and how often it was recognized. */
export function ScanProgress({ state }: { readonly state: Exclude<ScanState, { kind: 'problem' }> }) {
  const styles = useScannerStyles();
  const messages = useMessages(scannerMessages);
  const currentCode = state.kind === 'looking' ? state.seen : undefined;
  return (
    <div className={styles.said}>
      <span className={styles.line} role="status">
        <bdi className={currentCode && styles.code}>
          {currentCode ? currentCode.value : messages[state.kind === 'looking' ? 'aim' : state.kind]}
        </bdi>
        {currentCode && <span className={styles.quiet}>{messages.holdStill}</span>}
      </span>
      {state.kind === 'looking' && currentCode && (
        <div
          className={styles.track}
          role="progressbar"
          aria-label={messages.progress({ times: state.times, needed: REQUIRED_EQUAL_READS })}
          aria-valuemin={0}
          aria-valuemax={REQUIRED_EQUAL_READS}
          aria-valuenow={state.times}
        >
          <span className={styles.bar} style={{ width: `${(100 * state.times) / REQUIRED_EQUAL_READS}%` }} />
        </div>
      )}
    </div>
  );
}
