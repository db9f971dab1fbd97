import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useResponseCommands } from '../../data/useResponseCommands.ts';
import { Link } from '../../ui/routing/Link.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import type { ListedResponse } from './list-responses.ts';
import { responsesMessages } from './responses.messages.ts';

/** Drafts that were submitted here, after another device had submitted the same response with other answers. */
export const isBeaten = ({ local }: ListedResponse): boolean => local?.conflict?.isSubmit === 1 && !local.submitted;

/** Says what became of a submit that another device was quicker with, and leads to both responses. */
export function QuickerDevice({ teamId, response }: { readonly teamId: string; readonly response: ListedResponse }) {
  const messages = useMessages(responsesMessages).quicker;
  const ui = useMessages(uiMessages);
  const commands = useResponseCommands();
  const { id, formId, local } = response;
  const address = (responseId: string) => `/teams/${teamId}/forms/${formId}/response/${responseId}`;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{messages.text({ title: response.title.replace(/ \[DRAFT\]$/, '') })}</MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={ui.dismiss}
            onClick={() => void commands.dismissConflict(id)}
          />
        }
      >
        <Link to={address(id)}>{messages.draft}</Link>
        <Link to={address(local?.conflict?.of ?? id)}>{messages.submission}</Link>
      </MessageBarActions>
    </MessageBar>
  );
}
