import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import {
  AddRegular,
  ArrowDownloadRegular,
  BroomRegular,
  CopyRegular,
  DeleteRegular,
  DocumentFolderRegular,
  InfoRegular,
  MoreHorizontalRegular,
} from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useForm } from '../../../data/useForm.ts';
import { useMayDelete } from '../../../data/useMayDelete.ts';
import { ConfirmDialog, DeleteResponseDialog } from '../../../dialogs/dialogs.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { useGoBack } from '../../../ui/useGoBack.ts';
import { respondWords } from '../respond.words.ts';
import { useResponseView } from '../useResponseView.ts';
import { nameOf, type ShownResponse } from './shown-response.ts';
import { usePdfDownload } from './usePdfDownload.ts';
import { useStartResponse } from './useStartResponse.ts';

const SubmissionInfoDialog = onDemand(async () => (await import('./SubmissionInfoDialog.tsx')).SubmissionInfoDialog);

/** Options of a response. A page that embeds it gets few of them. */
export function ResponseOptions(props: {
  readonly shown: ShownResponse;
  /** Takes all answers of a draft away. */
  readonly onClear?: () => Promise<void>;
}) {
  const words = useWords(respondWords);
  const ui = useWords(uiWords);
  const { shown, onClear } = props;
  const { response, place, pdfItemId } = shown;
  const { isEmbedded } = useResponseView();
  const form = useForm(response.formId);
  const start = useStartResponse(response.teamId);
  const download = usePdfDownload(shown);
  const mayDelete = useMayDelete(response.teamId);
  const isDeletable = place === 'draft' || (form !== undefined && mayDelete(response.createdBy.id, form));
  const leave = useGoBack(`/teams/${response.teamId}/forms`);
  const [asked, setAsked] = useState<'info' | 'clear' | 'delete'>();
  const close = () => setAsked(undefined);
  const isPublished = form?.published !== undefined;
  if (isEmbedded && pdfItemId === undefined && !onClear) return null;
  return (
    <>
      <Menu positioning="below-end">
        <MenuTrigger disableButtonEnhancement>
          <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={words.menu.open} />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            {!isEmbedded && response.webUrl && (
              <MenuItemLink icon={<DocumentFolderRegular />} href={response.webUrl} target="_blank" rel="noreferrer">
                {ui.viewInLibrary}
              </MenuItemLink>
            )}
            {(!isEmbedded || pdfItemId !== undefined) && (
              <MenuItem icon={<ArrowDownloadRegular />} onClick={download}>
                {words.menu.downloadPdf}
              </MenuItem>
            )}
            {!isEmbedded && (
              <MenuItem icon={<InfoRegular />} onClick={() => setAsked('info')}>
                {words.menu.info}
              </MenuItem>
            )}
            {!isEmbedded && isPublished && (
              <>
                <MenuItem icon={<CopyRegular />} onClick={() => start.copy(response)}>
                  {ui.copy}
                </MenuItem>
                <MenuItem icon={<AddRegular />} onClick={() => start.another(response.formId)}>
                  {words.menu.addAnother}
                </MenuItem>
              </>
            )}
            {onClear && (
              <MenuItem icon={<BroomRegular />} onClick={() => setAsked('clear')}>
                {words.menu.clear}
              </MenuItem>
            )}
            {!isEmbedded && isDeletable && (
              <MenuItem icon={<DeleteRegular />} onClick={() => setAsked('delete')}>
                {ui.delete}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {asked === 'info' && <SubmissionInfoDialog shown={shown} onClose={close} />}
      {asked === 'clear' && onClear && (
        <ConfirmDialog
          isDanger
          title={words.clear.title}
          confirm={words.clear.confirm}
          onConfirm={onClear}
          onClose={close}
        >
          {words.clear.text}
        </ConfirmDialog>
      )}
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
