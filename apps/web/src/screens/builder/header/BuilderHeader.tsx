import {
  Badge,
  Button,
  Caption1,
  Divider,
  Spinner,
  Tab,
  TabList,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import {
  ArrowRedo20Regular,
  ArrowUndo20Regular,
  CloudCheckmark20Regular,
  CloudError20Regular,
  CloudOff20Regular,
  Share20Regular,
  Table20Regular,
} from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ShareDialog } from '../../../dialogs/dialogs.ts';
import { IconPicker } from '../../../dialogs/icon/IconPicker.tsx';
import { useMediaQuery } from '../../../ui/browser/useScreenFormat.ts';
import { Mirrored } from '../../../ui/icons/Mirrored.tsx';
import { BackButton } from '../../../ui/routing/BackButton.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { builderMessages } from '../builder.messages.ts';
import { useBuilderStyles } from '../builder.styles.ts';
import type { Draft } from '../useDraft.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { PublishButton } from './PublishButton.tsx';
import { TitleEditor } from './TitleEditor.tsx';

/**
 * Values of the query parameter `tab`. `source` opens a form without rendering it, so that a form that can't be
 * rendered can still be repaired.
 */
export const builderTabs = ['build', 'preview', 'pdf', 'email', 'source'] as const;
export type BuilderTab = (typeof builderTabs)[number];

/**
 * Header of the builder: back button, icon, title, tabs, save state, undo and redo, submissions, Publish, and the
 * actions menu.
 */
export function BuilderHeader(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly tab: BuilderTab;
  readonly onTab: (tab: BuilderTab) => void;
  readonly onViewSource: () => void;
  readonly onRules: () => void;
  readonly onPublished: () => void;
}) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const ui = useMessages(uiMessages);
  const navigate = useNavigate();
  const restoreFocusTarget = useRestoreFocusTarget();
  const [isSharing, setSharing] = useState(false);
  const { form, draft, tab, onTab, onViewSource, onRules } = props;
  const forms = `/teams/${form.teamId}/forms`;
  const toSubmissions = () => navigate(`${forms}/${form.id}/submissions`);
  return (
    <header className={styles.head}>
      <div className={styles.start}>
        <BackButton label={messages.back} to={forms} />
        <IconPicker form={form} />
        <TitleEditor form={form} />
        {!form.published && (
          <Badge appearance="outline" color="informative">
            {messages.draft}
          </Badge>
        )}
      </div>
      <TabList
        size="large"
        className={styles.tabs}
        aria-label={messages.views}
        selectedValue={tab}
        onTabSelect={(_, data) => onTab(data.value as BuilderTab)}
      >
        <Tab value="build">{messages.tabs.build}</Tab>
        <Tab value="preview">{messages.tabs.preview}</Tab>
        <Tab value="pdf">{messages.tabs.pdf}</Tab>
        <Tab value="email">{messages.tabs.email}</Tab>
      </TabList>
      <div className={styles.end}>
        <SaveStateIndicator draft={draft} />
        <Tooltip content={messages.undo} relationship="label">
          <Button
            appearance="subtle"
            icon={
              <Mirrored>
                <ArrowUndo20Regular />
              </Mirrored>
            }
            disabledFocusable={!draft.canUndo}
            onClick={draft.undo}
          />
        </Tooltip>
        <Tooltip content={messages.redo} relationship="label">
          <Button
            appearance="subtle"
            icon={
              <Mirrored>
                <ArrowRedo20Regular />
              </Mirrored>
            }
            disabledFocusable={!draft.canRedo}
            onClick={draft.redo}
          />
        </Tooltip>
        <Divider vertical className={styles.rule} />
        {form.published && (
          <>
            <Tooltip content={messages.viewSubmissions} relationship="label">
              <Button appearance="subtle" icon={<Table20Regular />} onClick={toSubmissions} />
            </Tooltip>
            <Tooltip content={ui.share} relationship="label">
              <Button
                {...restoreFocusTarget}
                appearance="subtle"
                icon={<Share20Regular />}
                onClick={() => setSharing(true)}
              />
            </Tooltip>
          </>
        )}
        <PublishButton form={form} draft={draft} onPublished={props.onPublished} />
        <ActionsMenu {...{ form, draft, onViewSource, onRules }} onSubmissions={toSubmissions} />
      </div>
      {isSharing && (
        <ShareDialog
          shared={{ teamId: form.teamId, formId: form.id, title: form.title }}
          onClose={() => setSharing(false)}
        />
      )}
    </header>
  );
}

/** Save state of the draft: saved, saving, offline or failed. */
function SaveStateIndicator({ draft }: { readonly draft: Draft }) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const { saveState } = draft;
  const views = {
    saved: { icon: <CloudCheckmark20Regular className={styles.good} />, text: messages.saved },
    saving: { icon: <Spinner size="extra-tiny" aria-hidden="true" />, text: messages.saving },
    offline: { icon: <CloudOff20Regular />, text: messages.offline },
    failed: { icon: <CloudError20Regular className={styles.bad} />, text: messages.unsaved },
  };
  const { icon, text } = views[saveState];
  const isWide = useMediaQuery('(min-width: 1101px)');
  // On a narrow screen, the usual states show only an icon; the text remains for screen readers.
  const isIconOnly = !isWide && (saveState === 'saved' || saveState === 'saving');
  return (
    <>
      <span className={styles.saved} role="status">
        {icon}
        <Caption1
          className={isIconOnly ? styles.spoken : styles.roomy}
          data-room={messages.saved}
          data-more-room={messages.saving}
        >
          {text}
        </Caption1>
      </span>
      {saveState === 'failed' && (
        <Button size="small" onClick={() => void draft.flush().catch(() => undefined)}>
          {messages.retry}
        </Button>
      )}
    </>
  );
}
