import { Body1, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { type ComponentPath, listPages } from '@tideform/components/editing';
import { type CodeEditorProps, CodeEditorProvider } from '@tideform/components/kit/CodeEditor.tsx';
import { CodeGenerationProvider, type CodeGenerationService } from '@tideform/components/kit/CodeGeneration.tsx';
import { EditedFormProvider } from '@tideform/components/kit/EditedForm.tsx';
import { focusField } from '@tideform/components/kit/focus-field.ts';
import { getFieldLabel } from '@tideform/components/kit/read/label.ts';
import { settings } from '@tideform/components/settings';
import type { ComponentType } from '@tideform/components/specs';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';
import { useLocale, useLocalized, useMessages } from '@tideform/i18n/react';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useAi } from '../../../../data/useAi.ts';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { formatCause } from '../../../../failures/format-failure.ts';
import { FormRunner } from '../../../../form/FormRunner.tsx';
import { openScriptHost } from '../../../../scripts/open-browser-scripts.ts';
import { CodeEditor } from '../../../../ui/code-editor/CodeEditor.tsx';
import { useDebouncedValue } from '../../../../ui/loading/useLoaded.ts';
import { findMentions } from '../../logic/find-mentions.ts';
import { formatLogicKind, logicMessages } from '../../logic/logic.messages.ts';
import { isPublishedKey } from '../component-keys.ts';
import { createPaneForm, getTabs, type PaneTab } from '../pane-form.ts';
import { settingsMessages } from '../settings.messages.ts';
import type { SettingsSession } from '../settings-session.ts';
import { useComponentSettings } from '../useComponentSettings.ts';
import { findPaneView } from './pane-views.tsx';
import { createTabId, SettingsTabs, useChosenTab } from './SettingsTabs.tsx';
import { useSettingsStyles } from './settings.styles.ts';

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

interface FormerKeyWarningProps {
  readonly form: FormDefinition;
  /** Key that the component had when its settings were opened. */
  readonly formerKey: string | undefined;
  readonly currentKey: string | undefined;
}

/** Lists code that still refers to a component by its former key. */
function FormerKeyWarning({ form, formerKey, currentKey }: FormerKeyWarningProps) {
  const messages = useMessages(settingsMessages);
  const kinds = useMessages(logicMessages);
  const styles = useSettingsStyles();
  const settledForm = useDebouncedValue(form);
  const hasChanged = formerKey !== undefined && formerKey !== currentKey;
  const mentions = useMemo(
    () => (hasChanged && !hasKey(settledForm, formerKey) ? findMentions(settledForm, formerKey) : []),
    [settledForm, formerKey, hasChanged],
  );
  return (
    <div role="status">
      {hasChanged && mentions.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.notice}>
          <MessageBarBody>
            <MessageBarTitle>{messages.formerKey({ key: formerKey })}</MessageBarTitle>
            {messages.formerKeyText}
            <ul className={styles.noticeList}>
              {mentions.map(({ definition, kind, line }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is static text and renders as a whole
                <li key={index}>
                  {messages.formerKeyPlace({
                    label: getFieldLabel(definition) || definition.type,
                    place: formatLogicKind(kind, kinds),
                    line,
                  })}
                </li>
              ))}
            </ul>
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}

function hasKey(form: FormDefinition, key: string): boolean {
  for (const { definition } of walkComponents(form)) if (definition.key === key) return true;
  return false;
}

/** Code editor for a setting. */
function SettingsCodeEditor(props: CodeEditorProps) {
  return <CodeEditor {...props} height="lines" />;
}

/** Returns an AI code writer for a component, or `undefined` if the operator has not configured an AI provider. */
function useCodeWriter(form: FormDefinition, definition: ComponentDefinition): CodeGenerationService | undefined {
  const ai = useAi();
  const locale = useLocale();
  const failures = useMessages(failureMessages);
  return useMemo(() => {
    if (!ai.isAvailable) return undefined;
    const errorFormat = { locale, formatError: (cause: unknown) => formatCause(cause, failures) };
    return {
      write: async (request, signal) =>
        (await import('./write-code.ts')).writeCode(ai, { form, definition }, request, signal, errorFormat),
    };
  }, [ai, locale, failures, form, definition]);
}

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
function useOpenSetting({
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
