import { Body1, Button, Caption1, Subtitle2 } from '@fluentui/react-components';
import { Dismiss20Regular, SelectAllOn20Regular } from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { settings } from '@tideform/components/settings';
import { type ComponentType, specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { createLocalized } from '@tideform/i18n';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FormRunner } from '../../../../form/FormRunner.tsx';
import { IconTile } from '../../../../ui/icons/IconTile.tsx';
import { findPaneView } from '../pane/pane-views.tsx';
import { createTabId, SettingsTabs, useChosenTab } from '../pane/SettingsTabs.tsx';
import { useSettingsStyles } from '../pane/settings.styles.ts';
import { createPaneForm, getTabs } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';
import { multiSelectionMessages } from './several.messages.ts';
import { createSharedForm, createSharedSettings, type SharedSettings } from './shared-settings.ts';

interface SharedSettingsPaneProps {
  /** Selected components, from top to bottom. */
  readonly definitions: readonly ComponentDefinition[];
  /** @param next changed definitions, in the same order */
  readonly onChange: (next: readonly ComponentDefinition[]) => void;
  readonly onClose: () => void;
}

/** Settings that the selected components share. A change applies to all of them. */
export function SharedSettingsPane({ definitions, onChange, onClose }: SharedSettingsPaneProps) {
  const messages = useMessages(multiSelectionMessages);
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
      <SharedSettingsForm definitions={definitions} onChange={onChange} />
    </div>
  );
}

function SharedSettingsForm({ definitions, onChange }: Omit<SharedSettingsPaneProps, 'onClose'>) {
  const messages = useMessages(multiSelectionMessages);
  const paneMessages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const panelId = useId();
  const types = [...new Set(definitions.map(({ type }) => type))].join(' ');
  const forms = useLocalized(useMemo(() => getSettingsForms(types.split(' ')), [types]));
  const form = useMemo(
    () => createSharedForm(forms.map((one) => createPaneForm(one, paneMessages))),
    [forms, paneMessages],
  );
  const { form: notedForm, settingsSession } = useSharedSettings(form, definitions, messages.different, onChange);
  const { session } = settingsSession;
  const tabs = useMemo(() => getTabs(notedForm), [notedForm]);
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
        aria-labelledby={createTabId(panelId, tab.id)}
        tabIndex={-1}
        className={styles.settings}
      >
        <FormRunner
          key={tab.key}
          session={topic}
          appearance="plain"
          idPrefix={`${panelId}-`}
          moreViews={findPaneView}
        />
      </div>
    </>
  );
}

/** Loads the settings form of each type. An unknown type has no settings, and so shares none with the others. */
const getSettingsForms = (types: readonly string[]) =>
  createLocalized(
    Object.fromEntries(types.flatMap((type) => (isKnown(type) ? [[type, settings[type]]] : []))),
    (formsByType) => types.map((type): FormDefinition => formsByType[type] ?? { components: [] }),
  );

const isKnown = (type: string): type is ComponentType => Object.hasOwn(specs, type);

/**
 * Shared settings as a session that writes each change into all components. The session restarts when other components
 * are selected, after an undo, and when mixed values become equal; changes made in the session itself don't restart it.
 */
function useSharedSettings(
  form: FormDefinition,
  definitions: readonly ComponentDefinition[],
  note: string,
  onChange: (next: readonly ComponentDefinition[]) => void,
): SharedSettings {
  const [start, setStart] = useState(definitions);
  const lastWritten = useRef(definitions);
  if (!isSameDefinitions(lastWritten.current, definitions)) {
    lastWritten.current = definitions;
    setStart(definitions);
  }
  const shared = useMemo(() => createSharedSettings(form, start, note), [form, start, note]);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(
    () =>
      shared.settingsSession.session.subscribeData(() => {
        const next = shared.apply(lastWritten.current);
        if (isSameDefinitions(next, lastWritten.current)) return;
        lastWritten.current = next;
        if (shared.hasResolvedMixedValues()) setStart(next);
        latest.current(next);
      }),
    [shared],
  );
  return shared;
}

const isSameDefinitions = (one: readonly ComponentDefinition[], other: readonly ComponentDefinition[]): boolean =>
  one.length === other.length && one.every((definition, index) => definition === other[index]);
