import { useEffect, useState } from 'react';
import { useLostResponseCount } from '../device/unsent-count.ts';
import { useSyncStatus } from '../sync/useSyncStatus.ts';

/**
 * Risk that work on this device is lost:
 * - `lost`: unsent work was stored on this device and is gone
 * - `forgetful`: the browser deletes its data when it is closed; the user is warned before answering anything
 * - `safariTab`: Safari deletes unsent work after a week
 */
export type StorageRisk = 'lost' | 'forgetful' | 'safariTab';

/** Returns the most severe risk that the user hasn't dismissed, and the number of lost responses. */
export function useStorageRisk() {
  const lost = useLostResponseCount();
  const { pendingUploads } = useSyncStatus();
  const [dismissed, setDismissed] = useState(readDismissedRisks);
  const [isEphemeral, setEphemeral] = useState(false);
  const [isTab] = useState(() => isSafariTab(navigator, window.matchMedia('(display-mode: standalone)').matches));
  useEffect(() => {
    void detectEphemeralStorage().then(setEphemeral);
  }, []);
  const safariRisk = isTab && pendingUploads > 0 && 'safariTab';
  const risk: StorageRisk | false = lost > 0 ? 'lost' : isEphemeral ? 'forgetful' : safariRisk;
  const dismiss = () => {
    if (!risk) return;
    const next = [...dismissed, risk];
    setDismissed(next);
    // A loss isn't stored as dismissed, so that another loss is shown again.
    localStorage.setItem(dismissedRisksKey, JSON.stringify(next.filter((one) => one !== 'lost')));
  };
  return { lost, risk: risk && !dismissed.includes(risk) && risk, dismiss };
}

const dismissedRisksKey = 'tideform.storage-risks-seen';

/**
 * Reads the dismissed warnings. They are stored in the browser: if the browser deletes its data, it shows the warning
 * again.
 */
function readDismissedRisks(): readonly StorageRisk[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(dismissedRisksKey) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/**
 * Returns whether the browser deletes its data when it is closed. Called once per visit, after the first screen is
 * shown.
 */
async function detectEphemeralStorage(): Promise<boolean> {
  const { isStorageEphemeral: isEphemeral, getPersistenceSignals: signsOf } = await import('./is-storage-ephemeral.ts');
  return isEphemeral(signsOf(navigator));
}

/**
 * Returns whether the app runs in a Safari tab. Safari deletes the data of sites that aren't visited for seven days,
 * but not of installed apps.
 */
export function isSafariTab({ userAgent }: Pick<Navigator, 'userAgent'>, isInstalled: boolean): boolean {
  const isWebKit = /Version\/\d/.test(userAgent) && userAgent.includes('Safari/');
  const isWebKitAlone = isWebKit && !/Chrome|Chromium|Android/.test(userAgent);
  return isWebKitAlone && !isInstalled;
}
