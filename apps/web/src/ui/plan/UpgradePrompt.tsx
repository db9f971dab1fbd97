import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useNavigate } from 'react-router';
import { inAppLinkState } from '../in-app-link-state.ts';
import { usageMessages } from './usage.messages.ts';

/** Message that a team's plan doesn't include a feature, with a link to the plans. */
export function UpgradePrompt({ teamId, text }: { readonly teamId: string; readonly text: string }) {
  const messages = useMessages(usageMessages);
  const navigate = useNavigate();
  return (
    <MessageBar intent="info" layout="multiline" icon={<LockClosed16Regular />}>
      <MessageBarBody>{text}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => navigate(`/teams/${teamId}/plans`, { state: inAppLinkState })}>
          {messages.seePlans}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
