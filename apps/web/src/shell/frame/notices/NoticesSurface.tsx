import {
  Body1,
  Body1Strong,
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
  Subtitle2,
} from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { Notices } from '../../../data/notices/useNotices.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { BelowButton } from '../../../ui/BelowButton.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { ByMail } from './ByMail.tsx';
import { NoticeList } from './NoticeList.tsx';
import { noticesMessages } from './notices.messages.ts';
import { useNoticesStyles } from './notices.styles.ts';

/** The open list, below its button. */
export function NoticesSurface(props: {
  readonly button: HTMLElement;
  readonly notices: Notices;
  /** Ids of those that were not read when it was opened. */
  readonly newOnes: ReadonlySet<string>;
  readonly onClose: () => void;
}) {
  const messages = useMessages(noticesMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useNoticesStyles();
  const { button, notices, newOnes, onClose } = props;
  const { all, cause } = notices;
  return (
    <BelowButton button={button} label={messages.title} align="end" className={styles.surface} onClose={onClose}>
      {() => (
        <>
          <Subtitle2 as="h2" block className={styles.title}>
            {messages.title}
          </Subtitle2>
          {cause !== undefined && (
            <MessageBar intent="warning" layout="multiline" className={styles.wrong}>
              <MessageBarBody>{wordCause(cause, failures)}</MessageBarBody>
              <MessageBarActions>
                <Button onClick={notices.ask}>{ui.tryAgain}</Button>
              </MessageBarActions>
            </MessageBar>
          )}
          {all === undefined && cause === undefined && <Spinner className={styles.text} label={ui.loading} />}
          {all?.length === 0 && (
            <div className={styles.text}>
              <Body1Strong as="p" block>
                {messages.none}
              </Body1Strong>
              <Body1 as="p" block>
                {messages.noneText}
              </Body1>
            </div>
          )}
          {all && all.length > 0 && <NoticeList notices={all} newOnes={newOnes} onLeave={onClose} />}
          <ByMail notices={notices} />
        </>
      )}
    </BelowButton>
  );
}
