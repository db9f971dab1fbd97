import { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import type { UsageNotice as Notice } from '@tideform/contract';
import { useWords } from '@tideform/words/react';
import type { ReactElement } from 'react';
import { usageWords } from './usage.words.ts';

/** One thing that a team should know of its plan. */
export function UsageNotice(props: {
  readonly notice: Notice;
  readonly className?: string;
  readonly actions?: ReactElement;
  readonly dismiss?: ReactElement;
}) {
  const words = useWords(usageWords);
  const { notice, className, actions, dismiss } = props;
  const text =
    notice.kind === 'owing'
      ? words.owing
      : notice.kind === 'submissions-left'
        ? words[notice.kind](notice)
        : words[notice.kind](notice);
  return (
    <MessageBar
      intent={notice.kind === 'submissions-left' ? 'info' : 'warning'}
      layout="multiline"
      {...(className && { className })}
    >
      <MessageBarBody>
        <MessageBarTitle>{text}</MessageBarTitle> {notice.kind !== 'owing' && words.nothingLost}
      </MessageBarBody>
      {(actions || dismiss) && <MessageBarActions containerAction={dismiss}>{actions}</MessageBarActions>}
    </MessageBar>
  );
}
