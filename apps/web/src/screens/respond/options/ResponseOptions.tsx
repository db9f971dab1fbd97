import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useForm } from '../../../data/useForm.ts';
import { useMayDelete } from '../../../data/useMayDelete.ts';
import { useMayEdit } from '../../../data/useMayEdit.ts';
import { ConfirmDialog, DeleteResponseDialog, DiscardEditDialog, ShareDialog } from '../../../dialogs/dialogs.ts';
import { useKiosk } from '../../../kiosk/kiosk-context.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useGoBack } from '../../../ui/useGoBack.ts';
import { respondMessages } from '../respond.messages.ts';
import { useEditMode } from '../useEditMode.ts';
import { useResponseView, wayBack } from '../useResponseView.ts';
import type { ResponseActions } from './ResponseItems.tsx';
import { nameOf, type ShownResponse } from './shown-response.ts';
import { usePaperDownload } from './usePaperDownload.ts';
import { usePdfDownload } from './usePdfDownload.ts';
import { useStartResponse } from './useStartResponse.ts';

const ResponseItems = onDemand(async () => (await import('./ResponseItems.tsx')).ResponseItems);
const ResponseButton = onDemand(async () => (await import('./ResponseItems.tsx')).ResponseButton);
const SubmissionInfoDialog = onDemand(async () => (await import('./SubmissionInfoDialog.tsx')).SubmissionInfoDialog);

const HistoryDialog = onDemand(async () => (await import('../history/HistoryDialog.tsx')).HistoryDialog);

/** Options of a response. A page that embeds it, and a kiosk, get few of them. */
export function ResponseOptions(props: {
  readonly shown: ShownResponse;
  /** Takes all answers of a draft away. */
  readonly onClear?: () => Promise<void>;
  /** Ends the edit of a submission. */
  readonly onDiscard?: () => Promise<void>;
}) {
  const messages = useMessages(respondMessages);
  const { shown, onClear, onDiscard } = props;
  const { response, place, pdfItemId } = shown;
  const { isEmbedded, selectedRow } = useResponseView();
  const isBare = useKiosk() !== undefined || isEmbedded;
  const form = useForm(response.formId);
  const start = useStartResponse(response.teamId);
  const download = usePdfDownload(shown);
  const stamp = usePaperDownload(shown);
  const mayDelete = useMayDelete(response.teamId);
  const mayEdit = useMayEdit(form);
  const editMode = useEditMode();
  const isDeletable =
    place === 'draft' || (place !== 'edit' && form !== undefined && mayDelete(response.createdBy.id, form));
  const mayChange = mayEdit(response.createdBy.id);
  const isEditable = place === 'library' && mayChange;
  const leave = useGoBack(wayBack(response.teamId, response.formId, selectedRow));
  const [asked, setAsked] = useState<'info' | 'history' | 'share' | 'clear' | 'discard' | 'delete'>();
  const close = () => setAsked(undefined);
  const isPublished = form?.published !== undefined;
  if (isBare && pdfItemId === undefined && !onClear && !onDiscard) return null;
  const actions: ResponseActions = {
    ...((!isBare || pdfItemId !== undefined) && { download }),
    ...(onClear && { clear: () => setAsked('clear') }),
    ...(onDiscard && { discard: () => setAsked('discard') }),
    ...(!isBare && {
      ...(stamp && { paper: () => void stamp(false), flatPaper: () => void stamp(true) }),
      ...{ webUrl: response.webUrl, info: () => setAsked('info') },
      ...(place === 'library' && { history: () => setAsked('history') }),
      ...(place === 'library' && { share: () => setAsked('share') }),
      ...(place === 'pending' && {
        waiting: mayChange ? (['history', 'share', 'edit'] as const) : (['history', 'share'] as const),
      }),
      ...(isEditable && { edit: () => editMode(true) }),
      ...(isPublished && { copy: () => start.copy(response), addAnother: () => start.another(response.formId) }),
      ...(isDeletable && { delete: () => setAsked('delete') }),
    }),
  };
  return (
    <>
      {isBare && Object.keys(actions).length === 1 ? (
        <ResponseButton actions={actions} />
      ) : (
        <MenuButton
          menu={ResponseItems}
          given={{ actions }}
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={messages.menu.open}
        />
      )}
      {asked === 'info' && <SubmissionInfoDialog shown={shown} onClose={close} />}
      {asked === 'history' && <HistoryDialog response={response} onClose={close} />}
      {asked === 'share' && (
        <ShareDialog
          shared={{
            ...{ teamId: response.teamId, formId: response.formId, title: nameOf(response) },
            response: { id: response.id, isEditable },
          }}
          onClose={close}
        />
      )}
      {asked === 'clear' && onClear && (
        <ConfirmDialog
          isDanger
          title={messages.clear.title}
          confirm={messages.clear.confirm}
          onConfirm={onClear}
          onClose={close}
        >
          {messages.clear.text}
        </ConfirmDialog>
      )}
      {asked === 'discard' && onDiscard && <DiscardEditDialog onDiscard={onDiscard} onClose={close} />}
      {asked === 'delete' && (
        <DeleteResponseDialog
          teamId={response.teamId}
          responseId={response.id}
          title={place === 'draft' ? response.formTitle : nameOf(response)}
          isSubmitted={place !== 'draft'}
          onDeleted={leave}
          onClose={close}
        />
      )}
    </>
  );
}
