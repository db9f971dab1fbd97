import { MenuItem, MenuItemLink } from '@fluentui/react-components';
import {
  ArrowDownloadRegular,
  ArrowRepeatAllRegular,
  DocumentFolderRegular,
  EditRegular,
  OpenRegular,
  PanelRightRegular,
} from '@fluentui/react-icons';
import type { SubmissionItem } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import type { MenuPlace } from '../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../ui/menu/OpenMenu.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import type { RowActions } from './row-actions.ts';
import { rowItemsWords } from './row-items.words.ts';

export function RowItems(props: {
  readonly place: MenuPlace;
  readonly item: SubmissionItem;
  readonly actions: RowActions;
}) {
  const words = useWords(rowItemsWords);
  const { viewInLibrary } = useWords(uiWords);
  const { place, item, actions } = props;
  return (
    <OpenMenu place={place} align="end">
      <MenuItem icon={<OpenRegular />} onClick={() => actions.open(item)}>
        {words.open}
      </MenuItem>
      {actions.preview && (
        <MenuItem icon={<PanelRightRegular />} onClick={() => actions.preview?.(item)}>
          {words.preview}
        </MenuItem>
      )}
      {actions.mayEdit(item) && (
        <MenuItem icon={<EditRegular />} onClick={() => actions.edit(item)}>
          {words.edit}
        </MenuItem>
      )}
      <MenuItem
        icon={<ArrowDownloadRegular />}
        disabled={actions.busyId === item.responseId}
        onClick={() => actions.downloadPdf(item)}
      >
        {words.pdf}
      </MenuItem>
      <MenuItem icon={<ArrowRepeatAllRegular />} onClick={() => actions.rerun(item)}>
        {words.rerun}
      </MenuItem>
      {item.webUrl && (
        <MenuItemLink icon={<DocumentFolderRegular />} href={item.webUrl} target="_blank" rel="noopener noreferrer">
          {viewInLibrary}
        </MenuItemLink>
      )}
    </OpenMenu>
  );
}
