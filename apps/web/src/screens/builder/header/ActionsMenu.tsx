import { MoreHorizontal20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CopyFormDialog, DeleteFormDialog, ShareDialog } from '../../../dialogs/dialogs.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useShowUndoToast } from '../../../ui/toasts/useShowToast.ts';
import { builderMessages } from '../builder.messages.ts';
import type { Draft } from '../useDraft.ts';
import type { ActionDialog } from './ActionsItems.tsx';
import { headerMessages } from './header.messages.ts';

const ActionsItems = onDemand(async () => (await import('./ActionsItems.tsx')).ActionsItems);
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
const RetentionDialog = onDemand(async () => (await import('../retention/RetentionDialog.tsx')).RetentionDialog);
const VersionsDialog = onDemand(async () => (await import('../versions/VersionsDialog.tsx')).VersionsDialog);
const BuilderSupportDialog = onDemand(async () => (await import('./BuilderSupportDialog.tsx')).BuilderSupportDialog);
const UnPublishDialog = onDemand(async () => (await import('./UnPublishDialog.tsx')).UnPublishDialog);

/** Menu of less frequent actions, with their dialogs. */
export function ActionsMenu(props: {
  readonly form: FormRow;
  readonly draft: Draft;
  readonly onViewSource: () => void;
  readonly onRules: () => void;
  readonly onSubmissions: () => void;
}) {
  const messages = useMessages(builderMessages);
  const { form, draft, onViewSource, onRules, onSubmissions } = props;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<ActionDialog>();
  const close = () => setDialog(undefined);
  const rollBack = useRollBack(draft, close);
  return (
    <>
      <MenuButton
        menu={ActionsItems}
        menuProps={{ form, draft, onDialog: setDialog, onViewSource, onRules, onSubmissions }}
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={messages.actions}
      />
      {dialog === 'titleTemplate' && <TitleTemplateDialog formTitle={form.title} draft={draft} onClose={close} />}
      {dialog === 'customCss' && <CustomCssDialog teamId={form.teamId} draft={draft} onClose={close} />}
      {dialog === 'permissions' && <PermissionsDialog form={form} onClose={close} />}
      {dialog === 'number' && <SubmissionNumberDialog form={form} onClose={close} />}
      {dialog === 'retention' && <RetentionDialog form={form} onClose={close} />}
      {dialog === 'copy' && <CopyFormDialog form={form} beforeCopy={draft.flush} onClose={close} />}
      {dialog === 'versions' && <VersionsDialog form={form} draft={draft} onRollBack={rollBack} onClose={close} />}
      {dialog === 'share' && (
        <ShareDialog shared={{ teamId: form.teamId, formId: form.id, title: form.title }} onClose={close} />
      )}
      {dialog === 'support' && <BuilderSupportDialog form={form} draft={draft} onClose={close} />}
      {dialog === 'unPublish' && <UnPublishDialog form={form} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteFormDialog form={form} onDeleted={() => navigate(`/teams/${form.teamId}/forms`)} onClose={close} />
      )}
    </>
  );
}

/**
 * Returns a function that replaces the draft with the definition of an earlier version. The replacement is a single
 * edit, which is saved and can be undone.
 */
function useRollBack(draft: Draft, onDone: () => void): (schema: FormDefinition, version: number) => void {
  const messages = useMessages(headerMessages);
  const offerUndo = useShowUndoToast();
  return (schema, version) => {
    draft.edit(() => schema);
    onDone();
    offerUndo(messages.rolledBack({ number: version }), messages.undo, draft.undo);
  };
}
