import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useResponseCommands } from '../../data/useResponseCommands.ts';
import { Link } from '../../ui/routing/Link.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import type { ListedResponse } from './list-responses.ts';
import { responsesMessages } from './responses.messages.ts';

/** Whether a response is a draft left by a submit after another device had submitted different answers. */
export const hasSubmitConflict = ({ local }: ListedResponse): boolean =>
  local?.conflict?.isSubmit === 1 && !local.submitted;

/** Notice that another device submitted the response first, with links to the draft and the submission. */
export function SubmitConflictBanner({
  teamId,
  response,
}: {
  readonly teamId: string;
  readonly response: ListedResponse;
}) {
  const messages = useMessages(responsesMessages).quicker;
  const ui = useMessages(uiMessages);
  const commands = useResponseCommands();
  const { id, formId, local } = response;
  const getAddress = (responseId: string) => `/teams/${teamId}/forms/${formId}/response/${responseId}`;
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
        <Link to={getAddress(id)}>{messages.draft}</Link>
        <Link to={getAddress(local?.conflict?.of ?? id)}>{messages.submission}</Link>
      </MessageBarActions>
    </MessageBar>
  );
}
