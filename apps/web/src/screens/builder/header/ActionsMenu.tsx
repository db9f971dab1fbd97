import { Button, Menu, MenuDivider, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import {
  Code20Regular,
  Copy20Regular,
  Delete20Regular,
  DocumentArrowDown20Regular,
  DocumentPrint20Regular,
  History20Regular,
  Link20Regular,
  LockClosed20Regular,
  MoreHorizontal20Regular,
  NumberSymbol20Regular,
  PaintBrush20Regular,
  PlugConnected20Regular,
  Table20Regular,
  TaskListLtr20Regular,
  TextT20Regular,
} from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CopyFormDialog, DeleteFormDialog } from '../../../dialogs/dialogs.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { builderWords } from '../builder.words.ts';
import type { Draft } from '../useDraft.ts';
import { DisplayMode } from './DisplayMode.tsx';
import { headerWords } from './header.words.ts';
import { useBlankForm } from './useBlankForm.ts';
import { useRollBack } from './useRollBack.ts';

const TitleTemplateDialog = onDemand(
  async () => (await import('../title-template/TitleTemplateDialog.tsx')).TitleTemplateDialog,
);
const CustomCssDialog = onDemand(async () => (await import('../custom-css/CustomCssDialog.tsx')).CustomCssDialog);
const PermissionsDialog = onDemand(
  async () => (await import('../permissions/PermissionsDialog.tsx')).PermissionsDialog,
);
const SubmissionNumberDialog = onDemand(
  async () => (await import('./SubmissionNumberDialog.tsx')).SubmissionNumberDialog,
);
const VersionsDialog = onDemand(async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog);
const UnPublishDialog = onDemand(async () => (await import('./UnPublishDialog.tsx')).UnPublishDialog);

/** What is done seldom. */
export function ActionsMenu(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly onViewSource: () => void;
  readonly onRules: () => void;
  readonly onSubmissions: () => void;
}) {
  const words = useWords(builderWords);
  const header = useWords(headerWords);
  const { form, draft, onViewSource, onRules, onSubmissions } = props;
  const navigate = useNavigate();
  const tell = useTell();
  const [dialog, setDialog] = useState<
    'titleTemplate' | 'permissions' | 'number' | 'copy' | 'customCss' | 'versions' | 'unPublish' | 'delete'
  >();
  const isOffline = draft.saveState === 'offline';
  const copyReviewLink = () => {
    const address = `${location.origin}/teams/${form.teamId}/forms/${form.id}/review`;
    // Where the browser refuses, the address is there to be read.
    navigator.clipboard.writeText(address).then(
      () => tell('success', words.reviewCopied),
      () => tell('info', address),
    );
  };
  const downloadBlank = useBlankForm(form, draft);
  const close = () => setDialog(undefined);
  const rollBack = useRollBack(draft, close);
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontal20Regular />} aria-label={words.actions} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem icon={<TextT20Regular />} onClick={() => setDialog('titleTemplate')}>
              {words.titleTemplate}
            </MenuItem>
            <MenuItem icon={<LockClosed20Regular />} disabled={isOffline} onClick={() => setDialog('permissions')}>
              {words.permissions}
            </MenuItem>
            <MenuItem icon={<NumberSymbol20Regular />} disabled={isOffline} onClick={() => setDialog('number')}>
              {header.submissionNumber.title}
            </MenuItem>
            <DisplayMode draft={draft} />
            <MenuItem icon={<Copy20Regular />} disabled={isOffline} onClick={() => setDialog('copy')}>
              {header.copy}
            </MenuItem>
            <MenuItem icon={<PaintBrush20Regular />} onClick={() => setDialog('customCss')}>
              {words.customCss}
            </MenuItem>
            <MenuItem icon={<TaskListLtr20Regular />} onClick={onRules}>
              {words.rules}
            </MenuItem>
            <MenuItem icon={<Code20Regular />} onClick={onViewSource}>
              {words.viewSource}
            </MenuItem>
            <MenuItem
              icon={<History20Regular />}
              disabled={!form.published || isOffline}
              onClick={() => setDialog('versions')}
            >
              {words.versions}
            </MenuItem>
            {form.published && (
              <MenuItem icon={<Table20Regular />} onClick={onSubmissions}>
                {words.submissions}
              </MenuItem>
            )}
            <MenuItem
              icon={<PlugConnected20Regular />}
              onClick={() => navigate(`/teams/${form.teamId}/forms/${form.id}/workflows`)}
            >
              {words.workflows}
            </MenuItem>
            <MenuItem icon={<Link20Regular />} onClick={copyReviewLink}>
              {words.reviewLink}
            </MenuItem>
            <MenuItem icon={<DocumentPrint20Regular />} onClick={downloadBlank}>
              {words.blankForm}
            </MenuItem>
            <MenuDivider />
            {form.published && (
              <MenuItem
                icon={<DocumentArrowDown20Regular />}
                disabled={isOffline}
                onClick={() => setDialog('unPublish')}
              >
                {words.unPublish}
              </MenuItem>
            )}
            <MenuItem icon={<Delete20Regular />} disabled={isOffline} onClick={() => setDialog('delete')}>
              {words.delete}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {dialog === 'titleTemplate' && <TitleTemplateDialog formTitle={form.title} draft={draft} onClose={close} />}
      {dialog === 'customCss' && <CustomCssDialog teamId={form.teamId} draft={draft} onClose={close} />}
      {dialog === 'permissions' && <PermissionsDialog form={form} onClose={close} />}
      {dialog === 'number' && <SubmissionNumberDialog form={form} onClose={close} />}
      {dialog === 'copy' && <CopyFormDialog form={form} beforeCopy={draft.flush} onClose={close} />}
      {dialog === 'versions' && <VersionsDialog form={form} draft={draft} onRollBack={rollBack} onClose={close} />}
      {dialog === 'unPublish' && <UnPublishDialog form={form} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteFormDialog form={form} onDeleted={() => navigate(`/teams/${form.teamId}/forms`)} onClose={close} />
      )}
    </>
  );
}
