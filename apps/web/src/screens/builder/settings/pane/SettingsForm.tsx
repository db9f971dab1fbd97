import { Body1 } from '@fluentui/react-components';
import { type ComponentPath, pagesOf } from '@tideform/components/editing';
import { CodeEditingProvider } from '@tideform/components/kit/CodeEditing.tsx';
import { CodeWritingProvider } from '@tideform/components/kit/CodeWriting.tsx';
import { EditedFormProvider } from '@tideform/components/kit/EditedForm.tsx';
import { settings } from '@tideform/components/settings';
import type { ComponentType } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { useCallback, useId, useMemo, useState } from 'react';
import { FormRunner } from '../../../../form/FormRunner.tsx';
import { openBrowserScripts } from '../../../../scripts/open-browser-scripts.ts';
import { isPublished } from '../key/is-published.ts';
import { paneForm, tabsOf } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';
import { useSettings } from '../useSettings.ts';
import { FormerKeyNotice } from './FormerKeyNotice.tsx';
import { paneView } from './pane-views.ts';
import { SettingsCodeEditor } from './SettingsCodeEditor.tsx';
import { SettingsTabs, tabId } from './SettingsTabs.tsx';
import { useSettingsStyles } from './settings.styles.ts';
import { useChosenTab } from './useChosenTab.ts';
import { useOpening } from './useOpening.ts';
import { useWriteCode } from './useWriteCode.ts';

export interface SettingsFormProps {
  readonly form: FormDefinition;
  readonly path: ComponentPath;
  readonly definition: ComponentDefinition;
  /** What people answer today. A property name that is in it does not follow its label any more. */
  readonly published?: FormDefinition | undefined;
  readonly onChange: (next: ComponentDefinition) => void;
  /** It has just been added: the first topic, where its name is, and not the one that was looked at last. */
  readonly isNew?: boolean;
  /** Path of a setting to go to, as soon as it is drawn. */
  readonly opening?: string | undefined;
  readonly onOpened?: (() => void) | undefined;
  /** Told whether something is not in the component yet: it is not sound, or still being typed. */
  readonly onWaiting?: (isWaiting: boolean) => void;
}

/** The settings form of a known type, one topic at a time. */
export function SettingsForm(props: SettingsFormProps) {
  const messages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const { form, path, definition, published, onChange, onWaiting } = props;
  const panelId = useId();
  const idPrefix = `${panelId}-`;
  const isPage = pagesOf(form).some((page) => page.path === path);
  const settingsForm = useSpoken(settings[definition.type as ComponentType]);
  const drawn = useMemo(() => paneForm(settingsForm, messages, isPage), [settingsForm, messages, isPage]);
  const tabs = useMemo(() => tabsOf(drawn), [drawn]);
  const [tab, choose] = useChosenTab(tabs, props.isNew);
  const isTyping = useCallback((id: string) => document.activeElement?.id === `${idPrefix}${id}`, [idPrefix]);
  const isKeyFixed = useMemo(() => isPublished(published, definition.key), [published, definition.key]);
  const { live, settle } = useSettings({
    settings: drawn,
    form,
    definition,
    isKeyFixed,
    isTyping,
    onChange,
    onWaiting,
  });
  const { session } = live;
  // The same answering, seen from one topic.
  const topic = useMemo(() => ({ ...session, rootIds: tab ? session.node(tab.id).slots.flat() : [] }), [session, tab]);
  const edited = useMemo(() => ({ form, component: definition, openScripts: openBrowserScripts }), [form, definition]);
  const codeWriter = useWriteCode(form, definition);
  useOpening({ ...props, live, tabs, tab, choose, idPrefix });
  const [formerKey] = useState(definition.key);
  if (!tab) return <Body1 className={styles.note}>{messages.noSettings}</Body1>;
  return (
    <>
      <SettingsTabs tabs={tabs} chosen={tab} onChoose={choose} panelId={panelId} />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, tab.id)}
        tabIndex={-1}
        className={styles.settings}
        onBlur={settle}
      >
        <FormerKeyNotice form={form} former={formerKey} now={definition.key} />
        <EditedFormProvider value={edited}>
          <CodeEditingProvider value={SettingsCodeEditor}>
            <CodeWritingProvider value={codeWriter}>
              <FormRunner key={tab.id} session={topic} appearance="plain" idPrefix={idPrefix} moreViews={paneView} />
            </CodeWritingProvider>
          </CodeEditingProvider>
        </EditedFormProvider>
      </div>
    </>
  );
}
