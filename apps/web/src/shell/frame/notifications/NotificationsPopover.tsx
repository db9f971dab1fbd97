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
import type { NotificationsState } from '../../../data/useNotifications.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { ButtonPopover } from '../../../ui/ButtonPopover.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { EmailNotificationsSwitch } from './EmailNotificationsSwitch.tsx';
import { NotificationList } from './NotificationList.tsx';
import { noticesMessages } from './notifications.messages.ts';
import { useNotificationsStyles } from './notifications.styles.ts';

/** Popover with the list of notifications, below its button. */
export function NotificationsPopover(props: {
  readonly button: HTMLElement;
  readonly notices: NotificationsState;
  /** IDs of notifications that were unread when the list was opened. */
  readonly newIds: ReadonlySet<string>;
  readonly onClose: () => void;
}) {
  const messages = useMessages(noticesMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useNotificationsStyles();
  const { button, notices, newIds: newOnes, onClose } = props;
  const { all, cause } = notices;
  return (
    <ButtonPopover button={button} label={messages.title} align="end" className={styles.surface} onClose={onClose}>
      {() => (
        <>
          <Subtitle2 as="h2" block className={styles.title}>
            {messages.title}
          </Subtitle2>
          {cause !== undefined && (
            <MessageBar intent="warning" layout="multiline" className={styles.wrong}>
              <MessageBarBody>{formatCause(cause, failures)}</MessageBarBody>
              <MessageBarActions>
                <Button onClick={notices.reload}>{ui.tryAgain}</Button>
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
          {all && all.length > 0 && <NotificationList notices={all} newOnes={newOnes} onLeave={onClose} />}
          <EmailNotificationsSwitch notices={notices} />
        </>
      )}
    </ButtonPopover>
  );
}
