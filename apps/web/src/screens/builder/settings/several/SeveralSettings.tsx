import { Body1, Button, Caption1, Subtitle2 } from '@fluentui/react-components';
import { Dismiss20Regular, SelectAllOn20Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { settings } from '@tideform/components/settings';
import { type ComponentType, specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { spoken } from '@tideform/i18n';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { useId, useMemo } from 'react';
import { FormRunner } from '../../../../form/FormRunner.tsx';
import { IconTile } from '../../../../ui/IconTile.tsx';
import { paneView } from '../pane/pane-views.ts';
import { SettingsTabs, tabId } from '../pane/SettingsTabs.tsx';
import { useSettingsStyles } from '../pane/settings.styles.ts';
import { useChosenTab } from '../pane/useChosenTab.ts';
import { paneForm, tabsOf } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';
import { severalMessages } from './several.messages.ts';
import { sharedForm } from './shared-form.ts';
import { useSharedSettings } from './useSharedSettings.ts';

interface SeveralSettingsProps {
  /** The selected components, from top to bottom. */
  readonly definitions: readonly ComponentDefinition[];
  /** @param next in the same order */
  readonly onChange: (next: readonly ComponentDefinition[]) => void;
  readonly onClose: () => void;
}

/** The settings that several components all have. What is set here is set for all of them. */
export function SeveralSettings({ definitions, onChange, onClose }: SeveralSettingsProps) {
  const messages = useMessages(severalMessages);
  const styles = useSettingsStyles();
  return (
    <div className={styles.pane}>
      <header className={styles.head}>
        <IconTile size="small" icon={<SelectAllOn20Regular />} />
        <div className={styles.titles}>
          <Subtitle2 as="h2" block className={styles.title}>
            {messages.title({ count: definitions.length })}
          </Subtitle2>
          <Caption1 block className={styles.type}>
            {messages.forAll}
          </Caption1>
        </div>
        <Tooltip content={messages.clear} relationship="label">
          <Button appearance="subtle" icon={<Dismiss20Regular />} onClick={onClose} />
        </Tooltip>
      </header>
      <Shared definitions={definitions} onChange={onChange} />
    </div>
  );
}

function Shared({ definitions, onChange }: Omit<SeveralSettingsProps, 'onClose'>) {
  const messages = useMessages(severalMessages);
  const paneMessages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const panelId = useId();
  const types = [...new Set(definitions.map(({ type }) => type))].join(' ');
  const forms = useSpoken(useMemo(() => settingsOf(types.split(' ')), [types]));
  const form = useMemo(() => sharedForm(forms.map((one) => paneForm(one, paneMessages))), [forms, paneMessages]);
  const { form: noted, live } = useSharedSettings(form, definitions, messages.different, onChange);
  const { session } = live;
  const tabs = useMemo(() => tabsOf(noted), [noted]);
  const [tab, choose] = useChosenTab(tabs);
  const topic = useMemo(() => ({ ...session, rootIds: tab ? session.node(tab.id).slots.flat() : [] }), [session, tab]);
  if (!tab)
    return <Body1 className={styles.note}>{definitions.length === 0 ? messages.none : messages.nothingShared}</Body1>;
  return (
    <>
      <SettingsTabs tabs={tabs} chosen={tab} onChoose={choose} panelId={panelId} />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, tab.id)}
        tabIndex={-1}
        className={styles.settings}
      >
        <FormRunner key={tab.key} session={topic} appearance="plain" idPrefix={`${panelId}-`} moreViews={paneView} />
      </div>
    </>
  );
}

/** The settings of each type. A type that nobody knows has none, and so nothing in common with the others. */
const settingsOf = (types: readonly string[]) =>
  spoken(Object.fromEntries(types.flatMap((type) => (isKnown(type) ? [[type, settings[type]]] : []))), (read) =>
    types.map((type): FormDefinition => read[type] ?? { components: [] }),
  );

const isKnown = (type: string): type is ComponentType => Object.hasOwn(specs, type);
