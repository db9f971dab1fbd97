import { focusField } from '@tideform/components/kit/focus-field.ts';
import { useEffect } from 'react';
import type { SettingsSession } from '../create-settings-session.ts';
import type { PaneTab } from '../pane-form.ts';

interface OpeningOptions {
  /** Path of the setting to go to. */
  readonly opening?: string | undefined;
  readonly onOpened?: (() => void) | undefined;
  readonly live: SettingsSession;
  readonly tabs: readonly PaneTab[];
  /** The tab that is drawn. */
  readonly tab: PaneTab | undefined;
  readonly choose: (tab: PaneTab) => void;
  readonly idPrefix: string;
}

/** Goes to one setting: opens its topic, then gives it the focus. */
export function useOpening({ opening, onOpened, live, tabs, tab, choose, idPrefix }: OpeningOptions): void {
  useEffect(() => {
    if (opening === undefined) return;
    const id = live.session.nodeAt(opening)?.id;
    const wanted = tabs.find((one) => id?.startsWith(`${one.id}.`));
    if (wanted && wanted !== tab) return choose(wanted);
    if (id !== undefined) focusField(`${idPrefix}${id}`);
    onOpened?.();
  }, [opening, onOpened, live, tabs, tab, choose, idPrefix]);
}
