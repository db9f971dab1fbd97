import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { UsageWarning as Notice } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import type { ReactElement } from 'react';
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
