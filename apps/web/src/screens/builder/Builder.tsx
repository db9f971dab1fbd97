import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { loadAllViews } from '@tideform/components/load-views';
import type { PdfSettings } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useScriptUser } from '../../data/useScriptUser.ts';
import { whenIdle } from '../../shell/when-idle.ts';
import { useSearchParams } from '../../ui/routing/useSearchParams.ts';
import { useBuilderStyles } from './builder.styles.ts';
import { DesignTab } from './design/DesignTab.tsx';
import type { PartsTab } from './design/PartsPane.tsx';
import { useNewSelection } from './design/selection/useNewSelection.ts';
import { EmptyFormPrompt } from './EmptyFormPrompt.tsx';
import { useEmailFollows } from './email/useEmailFollows.ts';
import { FormView } from './FormView.tsx';
import { BuilderHeader, type BuilderTab, builderTabs } from './header/BuilderHeader.tsx';
import { PreviewBones } from './preview/PreviewBones.tsx';
import type { SettingPlace } from './settings/setting-place.ts';
import { SettingsForm } from './settings/settings-form.ts';
import { useSharedDraft } from './together/useSharedDraft.ts';
import { UnsavedPrompt } from './UnsavedPrompt.tsx';
import { useDraft } from './useDraft.ts';
import { useUndoKeys } from './useUndoKeys.ts';

const ViewSourceDialog = onDemand(async () => (await import('./ViewSourceDialog.tsx')).ViewSourceDialog);
const DraftConflict = onDemand(async () => (await import('./conflict/DraftConflict.tsx')).DraftConflict);
const OtherEditor = onDemand(async () => (await import('./together/OtherEditor.tsx')).OtherEditor);
const RulesPanel = onDemand(async () => (await import('./rules/RulesPanel.tsx')).RulesPanel);
const PdfTab = onDemand(async () => (await import('./pdf/PdfTab.tsx')).PdfTab, PreviewBones);
const EmailTab = onDemand(async () => (await import('./email/EmailTab.tsx')).EmailTab, PreviewBones);
const PreviewTab = onDemand(async () => (await import('./preview/PreviewTab.tsx')).PreviewTab, PreviewBones);

/** One form being built: its header, and the tab that the address names. */
export function Builder({ form }: { readonly form: FormRow & { readonly draft: NonNullable<FormRow['draft']> } }) {
  const styles = useBuilderStyles();
  const shared = useSharedDraft(form, useDraft(form));
  const { draft } = shared;
  const selection = useNewSelection(draft.schema);
  const [parts, setParts] = useState<PartsTab>('components');
  const user = useScriptUser();
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tab = builderTabs.find((one) => one === asked) ?? 'build';
  const [isSourceOpen, setSourceOpen] = useState(tab === 'source');
  const [opening, setOpening] = useState<SettingPlace>();
  const [areRulesOpen, setRulesOpen] = useState(false);
  const [editedPdf, setEditedPdf] = useState<PdfSettings>();
  const email = useEmailFollows(form, draft);
  const openTab = (next: BuilderTab) => setQuery(next === 'build' ? {} : { tab: next }, { replace: true });
  const openSource = () => setSourceOpen(true);
  const openSetting = (place: SettingPlace) => {
    setRulesOpen(false);
    setOpening(place);
    openTab('build');
  };
  // It stays when the conflict is over: what it has done can be taken back.
  const hadConflict = useRef(false);
  hadConflict.current ||= form.draftConflict !== undefined;
  const openRules = () => {
    setRulesOpen(true);
    openTab('build');
  };
  useUndoKeys(draft);
  // Neither the first selection nor the first new component should wait, and the form itself for neither: the more is drawn,
  // the longer each file takes to be asked for. What fails now is tried again then.
  useEffect(() => {
    whenIdle(() => void SettingsForm.load().catch(() => undefined));
    whenIdle(() => void loadAllViews()?.catch(() => undefined));
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
        <FormView {...{ form, tab, openSource, openTab }} schema={draft.schema}>
          {tab === 'build' ? (
            <DesignTab
              teamId={form.teamId}
              draft={draft}
              selection={selection}
              parts={parts}
              onParts={setParts}
              published={form.published?.schema}
              opening={opening}
              onOpened={() => setOpening(undefined)}
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
              key={email.changes}
              edited={email.edited}
              onEdit={email.onEdit}
              onTakeOver={shared.other && shared.ask}
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
        </FormView>
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
