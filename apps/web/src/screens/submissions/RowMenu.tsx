import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowDownloadRegular, DocumentFolderRegular, MoreHorizontalRegular, OpenRegular } from '@fluentui/react-icons';
import type { SubmissionItem } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { uiWords } from '../../ui/ui.words.ts';
import { submissionsWords } from './submissions.words.ts';

export interface RowActions {
  open(item: SubmissionItem): void;
  downloadPdf(item: SubmissionItem): void;
  /** The one whose PDF is on its way. */
  readonly busyId: string | undefined;
}

export function RowMenu({ item, actions }: { readonly item: SubmissionItem; readonly actions: RowActions }) {
  const words = useWords(submissionsWords);
  const { viewInLibrary } = useWords(uiWords);
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          icon={<MoreHorizontalRegular />}
          aria-label={words.menu({ name: `${item.submissionNumber ?? item.title}` })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem icon={<OpenRegular />} onClick={() => actions.open(item)}>
            {words.open}
          </MenuItem>
          <MenuItem
            icon={<ArrowDownloadRegular />}
            disabled={actions.busyId === item.responseId}
            onClick={() => actions.downloadPdf(item)}
          >
            {words.pdf}
          </MenuItem>
          {item.webUrl && (
            <MenuItemLink icon={<DocumentFolderRegular />} href={item.webUrl} target="_blank" rel="noopener noreferrer">
              {viewInLibrary}
            </MenuItemLink>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
