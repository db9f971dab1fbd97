import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { membersNoticeWords } from './members-notice.words.ts';
import type { LacksMembers } from './PeopleSource.tsx';

type State = 'ready' | 'busy' | 'failed';

/** Says that the team's people are no data source, and makes one. */
export function MembersNotice({ initialise }: LacksMembers) {
  const words = useWords(membersNoticeWords);
  const [state, setState] = useState<State>('ready');
  const make = () => {
    if (!initialise || state === 'busy') return;
    setState('busy');
    initialise().catch(() => setState('failed'));
  };
  const isBusy = state === 'busy';
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {state === 'failed' ? words.failed : words.notice} {!initialise && words.ask}
      </MessageBarBody>
      {initialise && (
        <MessageBarActions>
          <Button
            disabledFocusable={isBusy}
            {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={make}
          >
            {isBusy ? words.initialising : words.initialise}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  );
}
