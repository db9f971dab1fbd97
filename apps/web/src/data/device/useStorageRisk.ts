import { useEffect, useState } from 'react';
import { useSyncStatus } from '../useSyncStatus.ts';
import { isSafariTab } from './is-safari-tab.ts';
import { useLostWork } from './useLostWork.ts';

/**
 * Risk that work on this device is lost:
 * - `lost`: unsent work was stored on this device and is gone
 * - `forgetful`: the browser deletes its data when it is closed; the user is warned before answering anything
 * - `safariTab`: Safari deletes unsent work after a week
 */
export type StorageRisk = 'lost' | 'forgetful' | 'safariTab';

/** Returns the most severe risk that the user hasn't dismissed, and the number of lost responses. */
export function useStorageRisk() {
  const lost = useLostWork();
  const { pendingUploads } = useSyncStatus();
  const [dismissed, setSeen] = useState(readSeen);
  const [isForgetful, setForgets] = useState(false);
  const [isTab] = useState(() => isSafariTab(navigator, window.matchMedia('(display-mode: standalone)').matches));
  useEffect(() => {
    void detectForgetful().then(setForgets);
  }, []);
  const safariRisk = isTab && pendingUploads > 0 && 'safariTab';
  const risk: StorageRisk | false = lost > 0 ? 'lost' : isForgetful ? 'forgetful' : safariRisk;
  const dismiss = () => {
    if (!risk) return;
    const next = [...dismissed, risk];
    setSeen(next);
    // A loss isn't stored as dismissed, so that another loss is shown again.
    localStorage.setItem(seenKey, JSON.stringify(next.filter((one) => one !== 'lost')));
  };
  return { lost, risk: risk && !dismissed.includes(risk) && risk, dismiss };
}

const seenKey = 'tideform.storage-risks-seen';

/**
 * Reads the dismissed warnings. They are stored in the browser: if the browser deletes its data, it shows the warning
 * again.
 */
function readSeen(): readonly StorageRisk[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(seenKey) ?? '[]');
    return Array.isArray(seen) ? seen : [];
  } catch {
    return [];
  }
}

/**
 * Returns whether the browser deletes its data when it is closed. Called once per visit, after the first screen is
 * shown.
 */
async function detectForgetful(): Promise<boolean> {
  const { isForgetful, getPersistenceSignals: signsOf } = await import('../storage/is-forgetful.ts');
  return isForgetful(signsOf(navigator));
}
