import { focusField } from '@tideform/components/kit/focus-field.ts';
import { useEffect } from 'react';
import type { SettingsSession } from '../create-settings-session.ts';
import type { PaneTab } from '../pane-form.ts';

interface OpenSettingOptions {
  /** Path of the setting to open. */
  readonly settingToOpen?: string | undefined;
  readonly onOpened?: (() => void) | undefined;
  readonly settingsSession: SettingsSession;
  readonly tabs: readonly PaneTab[];
  /** Tab that is currently rendered. */
  readonly tab: PaneTab | undefined;
  readonly chooseTab: (tab: PaneTab) => void;
  readonly idPrefix: string;
}

/** Opens a setting: switches to its tab, then focuses the setting. */
export function useOpenSetting({
  settingToOpen,
  onOpened,
  settingsSession,
  tabs,
  tab,
  chooseTab,
  idPrefix,
}: OpenSettingOptions): void {
  useEffect(() => {
    if (settingToOpen === undefined) return;
    const id = settingsSession.session.nodeAt(settingToOpen)?.id;
    const targetTab = tabs.find((one) => id?.startsWith(`${one.id}.`));
    if (targetTab && targetTab !== tab) return chooseTab(targetTab);
    if (id !== undefined) focusField(`${idPrefix}${id}`);
    onOpened?.();
  }, [settingToOpen, onOpened, settingsSession, tabs, tab, chooseTab, idPrefix]);
}
