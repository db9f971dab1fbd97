import { MoreHorizontalRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { useForm, useFormService } from '../../../data/forms/useForms.ts';
import { useRenderPdf } from '../../../data/responses/useResponseFiles.ts';
import { useSubmissionReader } from '../../../data/submissions/useSubmissionReader.ts';
import { useMayDelete, useMayEdit } from '../../../data/submissions/useSubmissionRights.ts';
import { useTeam } from '../../../data/teams/useTeam.ts';
import { ConfirmDialog, DeleteResponseDialog, DiscardEditDialog, ShareDialog } from '../../../dialogs/dialogs.ts';
import { useKiosk } from '../../../kiosk/kiosk-mode.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { useGoBack } from '../../../ui/routing/BackButton.tsx';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { respondMessages } from '../respond.messages.ts';
import { getDisplayName, type ShownResponse } from '../shown-response.ts';
import { getBackPath, useResponseView, useSetEditMode } from '../useResponseView.ts';
import type { ResponseActions } from './ResponseItems.tsx';
import { useStartResponse } from './useStartResponse.ts';

const ResponseItems = onDemand(async () => (await import('./ResponseItems.tsx')).ResponseItems);
const ResponseButton = onDemand(async () => (await import('./ResponseItems.tsx')).ResponseButton);
const SubmissionInfoDialog = onDemand(async () => (await import('./SubmissionInfoDialog.tsx')).SubmissionInfoDialog);

const HistoryDialog = onDemand(async () => (await import('../history/HistoryDialog.tsx')).HistoryDialog);

/** Menu of a response's options. In embedded pages and kiosks only a few are available. */
export function ResponseOptions(props: {
  readonly shown: ShownResponse;
  /** Clears all answers of a draft. */
  readonly onClear?: () => Promise<void>;
  /** Discards the edit of a submission. */
  readonly onDiscard?: () => Promise<void>;
}) {
  const messages = useMessages(respondMessages);
  const { shown, onClear, onDiscard } = props;
  const { response, status, pdfItemId } = shown;
  const { isEmbedded, selectedRow } = useResponseView();
  const isBare = useKiosk() !== undefined || isEmbedded;
  const form = useForm(response.formId);
  const start = useStartResponse(response.teamId);
  const download = usePdfDownload(shown);
  const downloadPdfForm = usePdfFormDownload(shown);
  const mayDelete = useMayDelete(response.teamId);
  const mayEdit = useMayEdit(form);
  const setEditMode = useSetEditMode();
  const isDeletable =
    status === 'draft' || (status !== 'edit' && form !== undefined && mayDelete(response.createdBy.id, form));
  const mayChange = mayEdit(response.createdBy.id);
  const isEditable = status === 'library' && mayChange;
  const leave = useGoBack(getBackPath(response.teamId, response.formId, selectedRow));
  const [dialog, setDialog] = useState<'info' | 'history' | 'share' | 'clear' | 'discard' | 'delete'>();
  const close = () => setDialog(undefined);
  const isPublished = form?.published !== undefined;
  if (isBare && pdfItemId === undefined && !onClear && !onDiscard) return null;
  const actions: ResponseActions = {
    ...((!isBare || pdfItemId !== undefined) && { download }),
    ...(onClear && { clear: () => setDialog('clear') }),
    ...(onDiscard && { discard: () => setDialog('discard') }),
    ...(!isBare && {
      ...(downloadPdfForm && {
        pdfForm: () => void downloadPdfForm(false),
        flatPdfForm: () => void downloadPdfForm(true),
      }),
      ...{ webUrl: response.webUrl, info: () => setDialog('info') },
      ...(status === 'library' && { history: () => setDialog('history') }),
      ...(status === 'library' && { share: () => setDialog('share') }),
      ...(status === 'pending' && {
        waiting: mayChange ? (['history', 'share', 'edit'] as const) : (['history', 'share'] as const),
      }),
      ...(isEditable && { edit: () => setEditMode(true) }),
      ...(isPublished && { copy: () => start.copy(response), addAnother: () => start.another(response.formId) }),
      ...(isDeletable && { delete: () => setDialog('delete') }),
    }),
  };
  return (
    <>
      {isBare && Object.keys(actions).length === 1 ? (
        <ResponseButton actions={actions} />
      ) : (
        <MenuButton
          menu={ResponseItems}
          menuProps={{ actions }}
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={messages.menu.open}
        />
      )}
      {dialog === 'info' && <SubmissionInfoDialog shown={shown} onClose={close} />}
      {dialog === 'history' && <HistoryDialog response={response} onClose={close} />}
      {dialog === 'share' && (
        <ShareDialog
          shared={{
            ...{ teamId: response.teamId, formId: response.formId, title: getDisplayName(response) },
            response: { id: response.id, isEditable },
          }}
          onClose={close}
        />
      )}
      {dialog === 'clear' && onClear && (
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
      {dialog === 'discard' && onDiscard && <DiscardEditDialog onDiscard={onDiscard} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteResponseDialog
          teamId={response.teamId}
          responseId={response.id}
          title={status === 'draft' ? response.formTitle : getDisplayName(response)}
          isSubmitted={status !== 'draft'}
          onDeleted={leave}
          onClose={close}
        />
      )}
    </>
  );
}

/** Returns a function that downloads a response's PDF: the one in the library, or one generated on the device. */
function usePdfDownload({ response, pdfItemId }: ShownResponse): () => Promise<void> {
  const messages = useMessages(respondMessages);
  const reader = useSubmissionReader();
  const renderPdf = useRenderPdf();
  const team = useTeam(response.teamId);
  const notify = useShowToast();
  return async () => {
    try {
      const pdf = pdfItemId !== undefined && team ? await reader.pdf(team, pdfItemId) : await renderPdf(response);
      const { saveFile } = await import('../../../ui/browser/save-file.ts');
      saveFile(pdf, getDisplayName(response), 'pdf');
    } catch {
      notify('error', messages.pdfFailed);
    }
  };
}

/**
 * Returns a function that downloads the PDF form filled with a response's answers; `undefined` if the form wasn't made
 * from a PDF.
 */
function usePdfFormDownload({ response }: ShownResponse): ((isFlat: boolean) => Promise<void>) | undefined {
  const messages = useMessages(respondMessages);
  const { locale } = useLocale();
  const forms = useFormService();
  const notify = useShowToast();
  const { schema } = response;
  // A text search suffices; the form is traversed only on download.
  const hasPdfForm = useMemo(() => JSON.stringify(schema ?? {}).includes('"format":"pdf"'), [schema]);
  if (!hasPdfForm) return undefined;
  return async (isFlat) => {
    try {
      const pdfForm = await forms.fetchPdfForm(response.formId);
      if (!pdfForm || !schema) return notify('error', messages.paperGone);
      const { fillPdfForm } = await import('./fill-pdf-form.ts');
      const { pdf, missing } = await fillPdfForm(await pdfForm.arrayBuffer(), schema, response.data.data, {
        ...{ isFlat, locale },
      });
      const { saveFile } = await import('../../../ui/browser/save-file.ts');
      saveFile(new Blob([pdf as BlobPart], { type: 'application/pdf' }), getDisplayName(response), 'pdf');
      if (missing.length > 0) notify('info', messages.paperMissing({ which: missing.slice(0, 5).join(', ') }));
    } catch {
      notify('error', messages.pdfFailed);
    }
  };
}
