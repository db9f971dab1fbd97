import { useState } from 'react';
import type { PaneTab } from '../pane-form.ts';

const storageKey = 'tideform.builder.settings-tab';

/** The topic that was looked at last while this browser tab builds forms, else the first. */
export function useChosenTab(tabs: readonly PaneTab[]) {
  const [title, setTitle] = useState(() => sessionStorage.getItem(storageKey));
  const chosen = tabs.find((tab) => tab.title === title) ?? tabs[0];
  const choose = (tab: PaneTab) => {
    setTitle(tab.title);
    sessionStorage.setItem(storageKey, tab.title);
  };
  return [chosen, choose] as const;
}
