import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { LockClosed16Regular } from '@fluentui/react-icons';
import type { UsageWarning as Notice } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { inAppLinkState } from '../routing/location-state.ts';
import { usageMessages } from './usage.messages.ts';

/** Notice about a team's plan. */
export function UsageNotice(props: {
  readonly notice: Notice;
  readonly className?: string;
  readonly actions?: ReactElement;
  readonly dismiss?: ReactElement;
}) {
  const messages = useMessages(usageMessages);
  const { notice, className, actions, dismiss } = props;
  const text =
    notice.kind === 'owing'
      ? messages.owing
      : notice.kind === 'submissions-left'
        ? messages[notice.kind](notice)
        : messages[notice.kind](notice);
  return (
    <MessageBar
      intent={notice.kind === 'submissions-left' ? 'info' : 'warning'}
      layout="multiline"
      {...(className && { className })}
    >
      <MessageBarBody>
        <MessageBarTitle>{text}</MessageBarTitle> {notice.kind !== 'owing' && messages.nothingLost}
      </MessageBarBody>
      {(actions || dismiss) && <MessageBarActions containerAction={dismiss}>{actions}</MessageBarActions>}
    </MessageBar>
  );
}

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
