import { useState } from 'react';
import type { PaneTab } from '../pane-form.ts';

const storageKey = 'tideform.builder.settings-tab';

/**
 * Settings tab that was used last in this browser tab, or else the first one.
 * @param startsFirst starts with the first tab
 */
export function useChosenTab(tabs: readonly PaneTab[], startsFirst = false) {
  const [key, setKey] = useState(() => (startsFirst ? null : sessionStorage.getItem(storageKey)));
  const chosen = tabs.find((tab) => tab.key === key) ?? tabs[0];
  const choose = (tab: PaneTab) => {
    setKey(tab.key);
    sessionStorage.setItem(storageKey, tab.key);
  };
  return [chosen, choose] as const;
}
