import { Button, Caption1, Spinner, Switch, Tab, TabList } from '@fluentui/react-components';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { type ListedSource, type SourceRefusal, useSourceCommands } from '../../../data/sources/useDataSources.ts';
import { FeatureGate } from '../../../dialogs/FeatureGate.tsx';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { ConfigFields } from './ConfigFields.tsx';
import { editorMessages } from './editor.messages.ts';
import { useEditorStyles } from './editor.styles.ts';
import { NameFields } from './NameFields.tsx';
import { PreviewPanel } from './PreviewPanel.tsx';
import {
  type ChoosableType,
  choosableTypes,
  emptyDraft,
  getSettings,
  idPattern,
  type SourceDraft,
} from './source-draft.ts';

type Environment = 'live' | 'preview';

/** Dialog to create or edit a data source, with a preview of its first rows. */
export function SourceDialog(props: {
  readonly teamId: string;
  /** Edited data source; absent for a new one. */
  readonly source?: ListedSource;
  readonly onClose: () => void;
}) {
  const messages = useMessages(editorMessages);
  const { cancel } = useMessages(uiMessages);
  const styles = useEditorStyles();
  const { teamId, source, onClose } = props;
  const [initialDraft] = useState(() => createDraft(source));
  const [draft, setDraft] = useState(initialDraft);
  const [refusal, setRefusal] = useState<SourceRefusal>();
  const [environment, setEnvironment] = useState<Environment>('live');
  const commands = useSourceCommands(teamId);
  const [isSaving, setSaving] = useState(false);
  const { error, attempt } = useAttempt();
  const [leave, question] = useCloseWithConfirmation(draft !== initialDraft, onClose);
  const settings = getSettings(draft);
  const isReady = settings !== undefined && idPattern.test(draft.id);
  const change = (next: Partial<SourceDraft>) => {
    setRefusal(undefined);
    setDraft({ ...draft, ...next });
  };
  const refusalTexts: Partial<Record<SourceRefusal, string>> = {
    'too-many-data-sources': messages.tooMany,
    'locked-by-plan': messages.locked,
  };
  const save = () =>
    attempt(async () => {
      if (!settings) return;
      setSaving(true);
      try {
        const refused = await commands.save(draft.id, settings, source === undefined);
        if (!refused) return onClose();
        setRefusal(refused);
      } finally {
        setSaving(false);
      }
    });
  return (
    <>
      <DialogFrame
        title={source?.title ?? messages.newTitle}
        {...(source && { subject: messages.subject })}
        surfaceClass={styles.surface}
        contentClass={styles.content}
        error={error ?? (refusal && refusalTexts[refusal])}
        onClose={leave}
        actions={
          <>
            <Caption1 className={styles.foot}>{source && messages.usedIn({ forms: source.usedBy.length })}</Caption1>
            <Button onClick={leave}>{cancel}</Button>
            <Button
              appearance="primary"
              disabledFocusable={!isReady || isSaving}
              {...(isSaving && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
              onClick={save}
            >
              {messages.save}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <NameFields
            draft={draft}
            isNew={source === undefined}
            isTaken={refusal === 'data-source-exists'}
            onChange={change}
          />
          {environment === 'live' ? (
            <ConfigFields
              teamId={teamId}
              type={draft.type}
              config={draft.config}
              onChange={(config) => change({ config })}
            />
          ) : (
            <PreviewFields teamId={teamId} draft={draft} onChange={change} />
          )}
        </div>
        <div className={styles.side}>
          <TabList
            className={styles.tabs}
            selectedValue={environment}
            onTabSelect={(_, { value }) => setEnvironment(value as Environment)}
          >
            <Tab value="live">{messages.environments.live}</Tab>
            <Tab value="preview">{messages.environments.preview}</Tab>
          </TabList>
          <PreviewPanel
            teamId={teamId}
            type={draft.type}
            config={environment === 'live' || !draft.hasPreview ? draft.config : draft.previewConfig}
          />
        </div>
      </DialogFrame>
      {question}
    </>
  );
}

/** Fields for the preview location: form drafts use its rows instead of those of the data source. */
function PreviewFields(props: {
  readonly teamId: string;
  readonly draft: SourceDraft;
  readonly onChange: (next: Partial<SourceDraft>) => void;
}) {
  const messages = useMessages(editorMessages);
  const { teamId, draft, onChange } = props;
  return (
    <FeatureGate teamId={teamId} feature="preview_data_sources" locked={messages.locked}>
      <Switch
        label={messages.usePreview}
        checked={draft.hasPreview}
        onChange={(_, { checked }) => onChange({ hasPreview: checked })}
      />
      <Caption1>{messages.usePreviewHint}</Caption1>
      {draft.hasPreview && (
        <ConfigFields
          teamId={teamId}
          type={draft.type}
          config={draft.previewConfig}
          onChange={(previewConfig) => onChange({ previewConfig })}
        />
      )}
    </FeatureGate>
  );
}

function createDraft(source: ListedSource | undefined): SourceDraft {
  if (!source) return emptyDraft;
  const { sourceId: id, title, config, previewConfig } = source;
  const type = choosableTypes.find((one): one is ChoosableType => one === source.type) ?? emptyDraft.type;
  const toTexts = (settings: ListedSource['config'] = {}) =>
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  return {
    id,
    title,
    type,
    config: toTexts(config),
    hasPreview: previewConfig !== undefined,
    previewConfig: toTexts(previewConfig),
  };
}
