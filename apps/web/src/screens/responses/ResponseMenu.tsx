import { Button, Menu, MenuItem, MenuItemLink, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import {
  Broom20Regular,
  Copy20Regular,
  Delete20Regular,
  DocumentFolder20Regular,
  MoreHorizontal20Regular,
} from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useNavigate } from 'react-router';
import { useCopyResponse } from '../../data/responses/useCopyResponse.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { inAppLinkState, newCopyState } from '../../ui/routing/location-state.ts';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useFormatLostFiles } from '../../ui/useFormatLostFiles.ts';
import type { ListedResponse } from './list-responses.ts';
import { responsesMessages } from './responses.messages.ts';

/** Menu of a response in the list. */
export function ResponseMenu(props: {
  readonly teamId: string;
  readonly response: ListedResponse;
  /** Deletes or discards the response; absent if the user may not. */
  readonly onDelete: (() => void) | undefined;
}) {
  const messages = useMessages(responsesMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const { teamId, response, onDelete } = props;
  const navigate = useNavigate();
  const copyResponse = useCopyResponse(teamId);
  const notify = useShowToast();
  const formatLostFiles = useFormatLostFiles();
  const isOnline = useOnline();
  const copy = () =>
    copyResponse(response.local ?? response.id).then(
      ({ response: { id, formId }, lostFiles }) => {
        const lostFilesText = formatLostFiles(lostFiles);
        if (lostFilesText) notify('error', lostFilesText);
        return navigate(`/teams/${teamId}/forms/${formId}/response/${id}`, {
          state: { ...inAppLinkState, ...newCopyState },
        });
      },
      (cause) => notify('error', formatCause(cause, failures)),
    );
  const canCopy = response.local !== undefined || isOnline;
  const copyItem = (
    <MenuItem icon={<Copy20Regular />} disabled={!canCopy} onClick={copy}>
      {ui.copy}
    </MenuItem>
  );
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          icon={<MoreHorizontal20Regular />}
          aria-label={messages.more({ title: response.title })}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {response.webUrl && (
            <MenuItemLink icon={<DocumentFolder20Regular />} href={response.webUrl} target="_blank" rel="noreferrer">
              {ui.viewInLibrary}
            </MenuItemLink>
          )}
          {response.form?.published &&
            (canCopy ? (
              copyItem
            ) : (
              <Tooltip content={ui.offlineSubmission} relationship="description" positioning="before">
                {copyItem}
              </Tooltip>
            ))}
          {onDelete && response.status !== 'edit' && (
            <MenuItem icon={<Delete20Regular />} onClick={onDelete}>
              {ui.delete}
            </MenuItem>
          )}
          {onDelete && response.status === 'edit' && (
            <MenuItem icon={<Broom20Regular />} onClick={onDelete}>
              {messages.discard}
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
