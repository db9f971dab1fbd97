import { MenuItem, MenuItemLink } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowRepeatAllRegular,
  DocumentFolderRegular,
  EditRegular,
  OpenRegular,
  PanelRightRegular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import type { MenuAnchor } from '../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../ui/menu/OpenMenu.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import type { RowActions } from './row-actions.ts';
import { rowItemsMessages } from './row-items.messages.ts';

export function RowItems(props: {
  readonly place: MenuAnchor;
  readonly item: SubmissionItem;
  readonly actions: RowActions;
}) {
  const messages = useMessages(rowItemsMessages);
  const { viewInLibrary } = useMessages(uiMessages);
  const { place, item, actions } = props;
  return (
    <OpenMenu place={place} align="end">
      <MenuItem icon={<OpenRegular />} onClick={() => actions.open(item)}>
        {messages.open}
      </MenuItem>
      {actions.preview && (
        <MenuItem icon={<PanelRightRegular />} onClick={() => actions.preview?.(item)}>
          {messages.preview}
        </MenuItem>
      )}
      {actions.mayEdit(item) && (
        <MenuItem icon={<EditRegular />} onClick={() => actions.edit(item)}>
          {messages.edit}
        </MenuItem>
      )}
      <MenuItem
        icon={<ArrowDownloadRegular />}
        disabled={actions.busyId === item.responseId}
        onClick={() => actions.downloadPdf(item)}
      >
        {messages.pdf}
      </MenuItem>
      <MenuItem icon={<ArrowRepeatAllRegular />} onClick={() => actions.rerun(item)}>
        {messages.rerun}
      </MenuItem>
      {item.webUrl && (
        <MenuItemLink icon={<DocumentFolderRegular />} href={item.webUrl} target="_blank" rel="noopener noreferrer">
          {viewInLibrary}
        </MenuItemLink>
      )}
    </OpenMenu>
  );
}
