import { useEffect, useState } from 'react';
import { useSyncStatus } from '../useSyncStatus.ts';
import { isSafariTab } from './is-safari-tab.ts';
import { useLostWork } from './useLostWork.ts';

/**
 * What a person must know of where their work is kept:
 * - `lost`: unsent work was here, and is gone
 * - `forgetful`: the browser keeps nothing once it is closed; told before anything is filled in
 * - `safariTab`: unsent work waits where the browser throws it away after a week
 */
export type StorageRisk = 'lost' | 'forgetful' | 'safariTab';

/** The gravest risk that the person has not seen yet, and how many responses were lost. */
export function useStorageRisk() {
  const lost = useLostWork();
  const { pendingUploads } = useSyncStatus();
  const [seen, setSeen] = useState(readSeen);
  const [forgets, setForgets] = useState(false);
  const [isTab] = useState(() => isSafariTab(navigator, window.matchMedia('(display-mode: standalone)').matches));
  useEffect(() => {
    void doesForget().then(setForgets);
  }, []);
  const waitsInTab = isTab && pendingUploads > 0 && 'safariTab';
  const risk: StorageRisk | false = lost > 0 ? 'lost' : forgets ? 'forgetful' : waitsInTab;
  const dismiss = () => {
    if (!risk) return;
    const next = [...seen, risk];
    setSeen(next);
    // What is lost is told once anyway, and told again when more is.
    localStorage.setItem(seenKey, JSON.stringify(next.filter((one) => one !== 'lost')));
  };
  return { lost, risk: risk && !seen.includes(risk) && risk, dismiss };
}

const seenKey = 'tideform.storage-risks-seen';

/** Kept as long as what is kept here: a browser that forgets is warned of again in its next window. */
function readSeen(): readonly StorageRisk[] {
  try {
    const seen: unknown = JSON.parse(localStorage.getItem(seenKey) ?? '[]');
    return Array.isArray(seen) ? seen : [];
  } catch {
    return [];
  }
}

/** Asked once a visit, after the first screen. */
async function doesForget(): Promise<boolean> {
  const { isForgetful, signsOf } = await import('../storage/is-forgetful.ts');
  return isForgetful(signsOf(navigator));
}
