import { Button, MenuItem, MenuItemLink } from '@fluentui/react-components';
import {
  AddRegular,
  ArrowDownloadRegular,
  BroomRegular,
  CopyRegular,
  DeleteRegular,
  DocumentFolderRegular,
  DocumentPdfRegular,
  EditRegular,
  HistoryRegular,
  InfoRegular,
  ShareRegular,
} from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { respondMessages } from '../respond.messages.ts';

/** Available actions of a response; unavailable ones are absent. */
export interface ResponseActions {
  readonly webUrl?: string | undefined;
  readonly download?: (() => void) | undefined;
  /** Downloads the PDF form with the answers, with editable fields (`pdfForm`) or flattened (`flatPdfForm`). */
  readonly pdfForm?: (() => void) | undefined;
  readonly flatPdfForm?: (() => void) | undefined;
  readonly info?: (() => void) | undefined;
  readonly history?: (() => void) | undefined;
  readonly share?: (() => void) | undefined;
  readonly edit?: (() => void) | undefined;
  readonly copy?: (() => void) | undefined;
  readonly addAnother?: (() => void) | undefined;
  readonly clear?: (() => void) | undefined;
  readonly discard?: (() => void) | undefined;
  readonly delete?: (() => void) | undefined;
  /** Actions that are available after the upload; shown disabled with that reason. */
  readonly waiting?: readonly ('history' | 'share' | 'edit')[] | undefined;
}

/** Button for a single available action, in place of a menu. */
export function ResponseButton({ actions }: { readonly actions: ResponseActions }) {
  const { menu } = useMessages(respondMessages);
  const buttons = [
    [actions.download, <ArrowDownloadRegular key="download" />, menu.downloadPdf],
    [actions.clear, <BroomRegular key="clear" />, menu.clear],
    [actions.discard, <BroomRegular key="discard" />, menu.discard],
  ] as const;
  const found = buttons.find(([action]) => action);
  if (!found) return null;
  const [action, icon, text] = found;
  return (
    <Button appearance="subtle" icon={icon} onClick={action}>
      {text}
    </Button>
  );
}

export function ResponseItems({ place, actions }: { readonly place: MenuAnchor; readonly actions: ResponseActions }) {
  const { menu } = useMessages(respondMessages);
  const getAction = (name: 'history' | 'share' | 'edit') => (actions.waiting?.includes(name) ? 'waits' : actions[name]);
  const ui = useMessages(uiMessages);
  const items = [
    [actions.download, <ArrowDownloadRegular key="download" />, menu.downloadPdf],
    [actions.pdfForm, <DocumentPdfRegular key="paper" />, menu.paper],
    [actions.flatPdfForm, <DocumentPdfRegular key="flatPaper" />, menu.flatPaper],
    [actions.info, <InfoRegular key="info" />, menu.info],
    [getAction('history'), <HistoryRegular key="history" />, menu.history],
    [getAction('share'), <ShareRegular key="share" />, ui.share],
    [getAction('edit'), <EditRegular key="edit" />, menu.edit],
    [actions.copy, <CopyRegular key="copy" />, ui.copy],
    [actions.addAnother, <AddRegular key="add" />, menu.addAnother],
    [actions.clear, <BroomRegular key="clear" />, menu.clear],
    [actions.discard, <BroomRegular key="discard" />, menu.discard],
    [actions.delete, <DeleteRegular key="delete" />, ui.delete],
  ] as const;
  return (
    <OpenMenu place={place} align="end">
      {actions.webUrl && (
        <MenuItemLink icon={<DocumentFolderRegular />} href={actions.webUrl} target="_blank" rel="noreferrer">
          {ui.viewInLibrary}
        </MenuItemLink>
      )}
      {items.map(([action, icon, text]) => {
        if (action === undefined) return null;
        return action === 'waits' ? (
          <Tooltip key={text} content={menu.onceUploaded} relationship="description" positioning="before">
            <MenuItem icon={icon} disabled>
              {text}
            </MenuItem>
          </Tooltip>
        ) : (
          <MenuItem key={text} icon={icon} onClick={action}>
            {text}
          </MenuItem>
        );
      })}
    </OpenMenu>
  );
}
