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
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { respondMessages } from '../respond.messages.ts';

/** What can be done with a response. What is absent cannot. */
export interface ResponseActions {
  readonly webUrl?: string | undefined;
  readonly download?: (() => void) | undefined;
  /** Its answers in the PDF that the form was made from; to be changed there, or not. */
  readonly paper?: (() => void) | undefined;
  readonly flatPaper?: (() => void) | undefined;
  readonly info?: (() => void) | undefined;
  readonly history?: (() => void) | undefined;
  readonly share?: (() => void) | undefined;
  readonly edit?: (() => void) | undefined;
  readonly copy?: (() => void) | undefined;
  readonly addAnother?: (() => void) | undefined;
  readonly clear?: (() => void) | undefined;
  readonly discard?: (() => void) | undefined;
  readonly delete?: (() => void) | undefined;
  /** Those that wait until the response is in the library: shown disabled, with that reason. */
  readonly waiting?: readonly ('history' | 'share' | 'edit')[] | undefined;
}

/** The one thing that can be done, as a button: a menu would hide it. */
export function ResponseButton({ actions }: { readonly actions: ResponseActions }) {
  const { menu } = useMessages(respondMessages);
  const only = [
    [actions.download, <ArrowDownloadRegular key="download" />, menu.downloadPdf],
    [actions.clear, <BroomRegular key="clear" />, menu.clear],
    [actions.discard, <BroomRegular key="discard" />, menu.discard],
  ] as const;
  const found = only.find(([act]) => act);
  if (!found) return null;
  const [act, icon, text] = found;
  return (
    <Button appearance="subtle" icon={icon} onClick={act}>
      {text}
    </Button>
  );
}

export function ResponseItems({ place, actions }: { readonly place: MenuPlace; readonly actions: ResponseActions }) {
  const { menu } = useMessages(respondMessages);
  const waits = (name: 'history' | 'share' | 'edit') => (actions.waiting?.includes(name) ? 'waits' : actions[name]);
  const ui = useMessages(uiMessages);
  const items = [
    [actions.download, <ArrowDownloadRegular key="download" />, menu.downloadPdf],
    [actions.paper, <DocumentPdfRegular key="paper" />, menu.paper],
    [actions.flatPaper, <DocumentPdfRegular key="flatPaper" />, menu.flatPaper],
    [actions.info, <InfoRegular key="info" />, menu.info],
    [waits('history'), <HistoryRegular key="history" />, menu.history],
    [waits('share'), <ShareRegular key="share" />, ui.share],
    [waits('edit'), <EditRegular key="edit" />, menu.edit],
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
      {items.map(([act, icon, text]) => {
        if (act === undefined) return null;
        return act === 'waits' ? (
          <Tooltip key={text} content={menu.onceUploaded} relationship="description" positioning="before">
            <MenuItem icon={icon} disabled>
              {text}
            </MenuItem>
          </Tooltip>
        ) : (
          <MenuItem key={text} icon={icon} onClick={act}>
            {text}
          </MenuItem>
        );
      })}
    </OpenMenu>
  );
}
