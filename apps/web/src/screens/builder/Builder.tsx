import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { loadAllViews } from '@tideform/components/load-views';
import type { PdfSettings } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useScriptUser } from '../../data/useScriptUser.ts';
import { runWhenIdle } from '../../shell/run-when-idle.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { BuilderTabContent } from './BuilderTabContent.tsx';
import { useBuilderStyles } from './builder.styles.ts';
import type { ComponentsPaneTab } from './design/ComponentsPane.tsx';
import { DesignTab } from './design/DesignTab.tsx';
import { useCreateSelection } from './design/selection/useCreateSelection.ts';
import { EmptyFormPrompt } from './EmptyFormPrompt.tsx';
import { useEmailFieldRenames } from './email/useEmailFieldRenames.ts';
import { BuilderHeader, type BuilderTab, builderTabs } from './header/BuilderHeader.tsx';
import { PreviewSkeleton } from './preview/PreviewSkeleton.tsx';
import type { SettingLocation } from './settings/setting-location.ts';
import { SettingsForm } from './settings/settings-form.ts';
import { useSharedDraft } from './together/useSharedDraft.ts';
import { UnsavedPrompt } from './UnsavedPrompt.tsx';
import { useDraft } from './useDraft.ts';
import { useUndoKeys } from './useUndoKeys.ts';

const ViewSourceDialog = onDemand(async () => (await import('./ViewSourceDialog.tsx')).ViewSourceDialog);
const DraftConflict = onDemand(async () => (await import('./conflict/DraftConflict.tsx')).DraftConflict);
const OtherEditor = onDemand(async () => (await import('./together/OtherEditor.tsx')).OtherEditor);
const RulesPanel = onDemand(async () => (await import('./rules/RulesPanel.tsx')).RulesPanel);
const PdfTab = onDemand(async () => (await import('./pdf/PdfTab.tsx')).PdfTab, PreviewSkeleton);
const EmailTab = onDemand(async () => (await import('./email/EmailTab.tsx')).EmailTab, PreviewSkeleton);
const PreviewTab = onDemand(async () => (await import('./preview/PreviewTab.tsx')).PreviewTab, PreviewSkeleton);

/** Builder for one form: its header and the tab that the `tab` query parameter names. */
export function Builder({ form }: { readonly form: FormRow & { readonly draft: NonNullable<FormRow['draft']> } }) {
  const styles = useBuilderStyles();
  const shared = useSharedDraft(form, useDraft(form));
  const { draft } = shared;
  const selection = useCreateSelection(draft.schema);
  const [paneTab, setPaneTab] = useState<ComponentsPaneTab>('components');
  const user = useScriptUser();
  const [query, setQuery] = useSearchParams();
  const requestedTab = query.get('tab');
  const tab = builderTabs.find((one) => one === requestedTab) ?? 'build';
  const [isSourceOpen, setSourceOpen] = useState(tab === 'source');
  const [settingToOpen, setSettingToOpen] = useState<SettingLocation>();
  const [areRulesOpen, setRulesOpen] = useState(false);
  const [editedPdf, setEditedPdf] = useState<PdfSettings>();
  const email = useEmailFieldRenames(form, draft);
  const openTab = (next: BuilderTab) => setQuery(next === 'build' ? {} : { tab: next }, { replace: true });
  const openSource = () => setSourceOpen(true);
  const openSetting = (location: SettingLocation) => {
    setRulesOpen(false);
    setSettingToOpen(location);
    openTab('build');
  };
  // The conflict message bar stays mounted after the conflict is resolved, because its toast can still undo the choice.
  const hadConflict = useRef(false);
  hadConflict.current ||= form.draftConflict !== undefined;
  const openRules = () => {
    setRulesOpen(true);
    openTab('build');
  };
  useUndoKeys(draft);
  // Preloads the settings form and all component views while the browser is idle. Loading them on first use would delay
  // the first selection and the first new component; loading them eagerly would delay rendering the form. A failed
  // preload is retried on first use.
  useEffect(() => {
    runWhenIdle(() => void SettingsForm.load().catch(() => undefined));
    runWhenIdle(() => void loadAllViews()?.catch(() => undefined));
  }, []);
  return (
    <div className={styles.root}>
      <BuilderHeader
        form={form}
        draft={draft}
        tab={tab}
        onTab={openTab}
        onViewSource={openSource}
        onRules={openRules}
        onPublished={email.onPublished}
      />
      {shared.other && <OtherEditor shared={shared} />}
      {hadConflict.current && <DraftConflict form={form} draft={draft} />}
      <main className={tab === 'build' || tab === 'pdf' || tab === 'email' ? styles.panes : styles.body}>
        <BuilderTabContent {...{ form, tab, openSource, openTab }} schema={draft.schema}>
          {tab === 'build' ? (
            <DesignTab
              teamId={form.teamId}
              draft={draft}
              selection={selection}
              paneTab={paneTab}
              onPaneTab={setPaneTab}
              published={form.published?.schema}
              settingToOpen={settingToOpen}
              onOpened={() => setSettingToOpen(undefined)}
              rules={
                areRulesOpen && (
                  <RulesPanel form={draft.schema} onOpenSetting={openSetting} onClose={() => setRulesOpen(false)} />
                )
              }
            />
          ) : tab === 'pdf' ? (
            <PdfTab form={form} draft={draft} edited={editedPdf} onEdit={setEditedPdf} />
          ) : tab === 'email' ? (
            <EmailTab
              form={form}
              draft={draft}
              key={email.changeCount}
              edited={email.edited}
              onEdit={email.onEdit}
              onTakeOver={shared.other && shared.requestTakeover}
            />
          ) : (
            <PreviewTab
              onBuild={() => openTab('build')}
              schema={draft.schema}
              css={draft.customCss}
              user={user}
              draft={draft}
              onOpenSetting={openSetting}
            />
          )}
        </BuilderTabContent>
      </main>
      {isSourceOpen && (
        <ViewSourceDialog
          schema={draft.schema}
          fileName={form.title}
          onApply={(next) => draft.edit(() => next)}
          onClose={() => setSourceOpen(false)}
        />
      )}
      {editedPdf || email.edited ? <UnsavedPrompt /> : <EmptyFormPrompt form={form} schema={draft.schema} />}
    </div>
  );
}
