import { isEmptyForm } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { loadAllViews } from '@tideform/components/load-views';
import type { FormDefinition, PdfSettings } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useScriptUser } from '../../data/useIdentity.ts';
import { runWhenIdle } from '../../shell/run-when-idle.ts';
import { useNavigationBlocker } from '../../ui/routing/navigation-blocker.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { PreviewSkeleton } from './BuilderSkeleton.tsx';
import { BuilderTabContent } from './BuilderTabContent.tsx';
import { useBuilderStyles } from './builder.styles.ts';
import { type ComponentsPaneTab, DesignTab } from './design/DesignTab.tsx';
import { useCreateSelection } from './design/selection/create-selection.ts';
import { useEmailFieldRenames } from './email/useEmailFieldRenames.ts';
import { BuilderHeader, type BuilderTab, builderTabs } from './header/BuilderHeader.tsx';
import { SettingsForm } from './settings/SettingsPane.tsx';
import type { SettingLocation } from './settings/setting-location.ts';
import { useSharedDraft } from './together/useSharedDraft.ts';
import { type Draft, useDraft } from './useDraft.ts';

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

const EmptyFormDialog = onDemand(async () => (await import('./EmptyFormDialog.tsx')).EmptyFormDialog);

/**
 * Prompts when the user leaves a draft that contains only a submit button and was never published: keep it or delete
 * it.
 */
function EmptyFormPrompt({ form, schema }: { readonly form: FormRow; readonly schema: FormDefinition }) {
  const isEmpty = !form.published && isEmptyForm(schema);
  const navigation = useNavigationBlocker(isEmpty);
  return navigation && <EmptyFormDialog form={form} onLeave={() => navigation.go()} onStay={() => navigation.stay()} />;
}

const UnsavedChangesDialog = onDemand(
  async () => (await import('@tideform/components/kit/unsaved/UnsavedChangesDialog.tsx')).UnsavedChangesDialog,
);

/** Asks for confirmation when the user leaves the builder with unsaved changes in a tab. */
function UnsavedPrompt() {
  const navigation = useNavigationBlocker(true);
  return navigation && <UnsavedChangesDialog onAnswer={(isLost) => (isLost ? navigation.go() : navigation.stay())} />;
}

/**
 * Undo and redo shortcuts: Ctrl+Z, Ctrl+Y and Shift+Ctrl+Z (⌘ on a Mac). Text fields and open dialogs keep their own
 * undo.
 */
function useUndoKeys(draft: Pick<Draft, 'undo' | 'redo'>): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || hasOwnUndo(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [draft]);
}

const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, [contenteditable], [role="dialog"]') !== null;
