import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { membersNoticeMessages } from './members-notice.messages.ts';
import type { MissingMembers } from './PeopleSource.tsx';

type SetupState = 'ready' | 'busy' | 'failed';

/** Message that the team's list of members isn't set up, with a button that sets the list up. */
export function MissingMembersMessage({ initialise }: MissingMembers) {
  const messages = useMessages(membersNoticeMessages);
  const [state, setState] = useState<SetupState>('ready');
  const make = () => {
    if (!initialise || state === 'busy') return;
    setState('busy');
    initialise().catch(() => setState('failed'));
  };
  const isBusy = state === 'busy';
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {state === 'failed' ? messages.failed : messages.notice} {!initialise && messages.ask}
      </MessageBarBody>
      {initialise && (
        <MessageBarActions>
          <Button
            disabledFocusable={isBusy}
            {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={make}
          >
            {isBusy ? messages.initialising : messages.initialise}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
