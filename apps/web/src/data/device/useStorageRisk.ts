import { useState } from 'react';
import { useSyncStatus } from '../useSyncStatus.ts';
import { isSafariTab } from './is-safari-tab.ts';
import { useLostWork } from './useLostWork.ts';

/** Was work lost, or is unsent work where the browser may throw it away? Until the person has seen it. */
export function useStorageRisk() {
  const lost = useLostWork();
  const { pendingUploads } = useSyncStatus();
  const [isSeen, setSeen] = useState(false);
  const [isTab] = useState(() => isSafariTab(navigator, window.matchMedia('(display-mode: standalone)').matches));
  return { lost, isShown: !isSeen && (lost > 0 || (isTab && pendingUploads > 0)), dismiss: () => setSeen(true) };
}
