import { Body1 } from '@fluentui/react-components';
import { type ComponentPath, listPages } from '@tideform/components/editing';
import { CodeEditorProvider } from '@tideform/components/kit/CodeEditor.tsx';
import { CodeGenerationProvider } from '@tideform/components/kit/CodeGeneration.tsx';
import { EditedFormProvider } from '@tideform/components/kit/EditedForm.tsx';
import { settings } from '@tideform/components/settings';
import type { ComponentType } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { useCallback, useId, useMemo, useState } from 'react';
import { FormRunner } from '../../../../form/FormRunner.tsx';
import { openScriptHost } from '../../../../scripts/open-browser-scripts.ts';
import { isPublishedKey } from '../key/is-published.ts';
import { createPaneForm, getTabs } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';
import { useComponentSettings } from '../useComponentSettings.ts';
import { FormerKeyWarning } from './FormerKeyWarning.tsx';
import { findPaneView } from './find-pane-view.ts';
import { SettingsCodeEditor } from './SettingsCodeEditor.tsx';
import { createTabId, SettingsTabs } from './SettingsTabs.tsx';
import { useSettingsStyles } from './settings.styles.ts';
import { useChosenTab } from './useChosenTab.ts';
import { useCodeWriter } from './useCodeWriter.ts';
import { useOpenSetting } from './useOpenSetting.ts';

export interface SettingsFormProps {
  readonly form: FormDefinition;
  readonly path: ComponentPath;
  readonly definition: ComponentDefinition;
  /** Published definition. The key of a component in it no longer changes with the label. */
  readonly published?: FormDefinition | undefined;
  readonly onChange: (next: ComponentDefinition) => void;
  /**
   * True for a component that was just added: opens the first tab, which contains the name, instead of the tab used
   * last.
   */
  readonly isNew?: boolean;
  /** Path of a setting to open as soon as it is rendered. */
  readonly settingToOpen?: string | undefined;
  readonly onOpened?: (() => void) | undefined;
  /**
   * Called with whether there are changes that aren't written to the component: invalid values, or a property name that
   * is still being typed.
   */
  readonly onPendingChange?: (isPending: boolean) => void;
}

/** Settings form of a known type, with one tab per topic. */
export function SettingsForm(props: SettingsFormProps) {
  const messages = useMessages(settingsMessages);
  const styles = useSettingsStyles();
  const { form, path, definition, published, onChange, onPendingChange } = props;
  const panelId = useId();
  const idPrefix = `${panelId}-`;
  const isPage = listPages(form).some((page) => page.path === path);
  const settingsForm = useLocalized(settings[definition.type as ComponentType]);
  const paneForm = useMemo(() => createPaneForm(settingsForm, messages, isPage), [settingsForm, messages, isPage]);
  const tabs = useMemo(() => getTabs(paneForm), [paneForm]);
  const [tab, chooseTab] = useChosenTab(tabs, props.isNew);
  const isTyping = useCallback((id: string) => document.activeElement?.id === `${idPrefix}${id}`, [idPrefix]);
  const isKeyFixed = useMemo(() => isPublishedKey(published, definition.key), [published, definition.key]);
  const { settingsSession, writePending } = useComponentSettings({
    settings: paneForm,
    form,
    definition,
    isKeyFixed,
    isTyping,
    onChange,
    onPendingChange,
  });
  const { session } = settingsSession;
  // The settings session, limited to the fields of the open tab.
  const topic = useMemo(() => ({ ...session, rootIds: tab ? session.node(tab.id).slots.flat() : [] }), [session, tab]);
  const edited = useMemo(() => ({ form, component: definition, openScripts: openScriptHost }), [form, definition]);
  const codeWriter = useCodeWriter(form, definition);
  useOpenSetting({ ...props, settingsSession, tabs, tab, chooseTab, idPrefix });
  const [formerKey] = useState(definition.key);
  if (!tab) return <Body1 className={styles.note}>{messages.noSettings}</Body1>;
  return (
    <>
      <SettingsTabs tabs={tabs} chosen={tab} onChoose={chooseTab} panelId={panelId} />
      <div
        role="tabpanel"
        id={panelId}
        aria-labelledby={createTabId(panelId, tab.id)}
        tabIndex={-1}
        className={styles.settings}
        onBlur={writePending}
      >
        <FormerKeyWarning form={form} formerKey={formerKey} currentKey={definition.key} />
        <EditedFormProvider value={edited}>
          <CodeEditorProvider value={SettingsCodeEditor}>
            <CodeGenerationProvider value={codeWriter}>
              <FormRunner
                key={tab.id}
                session={topic}
                appearance="plain"
                idPrefix={idPrefix}
                moreViews={findPaneView}
              />
            </CodeGenerationProvider>
          </CodeEditorProvider>
        </EditedFormProvider>
      </div>
    </>
  );
}
