import {
  Body1,
  Body1Strong,
  Button,
  Caption1,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  mergeClasses,
  Spinner,
  Subtitle2,
  Switch,
} from '@fluentui/react-components';
import type { UserNotification } from '@tideform/contract';
import { formatNotification, noticeMessages } from '@tideform/contract/notice-words';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { NotificationsState } from '../../../data/useNotifications.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { ButtonPopover } from '../../../ui/dialogs/ButtonPopover.tsx';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { Link } from '../../../ui/routing/Link.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
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

/** Switch for receiving notifications by email. It is hidden if the server can't send email. */
function EmailNotificationsSwitch({ notices: notifications }: { readonly notices: NotificationsState }) {
  const messages = useMessages(noticesMessages);
  const failures = useMessages(failureMessages);
  const styles = useNotificationsStyles();
  const [pendingValue, setWanted] = useState<boolean>();
  const [cause, setCause] = useState<unknown>();
  const { hasEmail: byMail, setEmailEnabled: setByMail } = notifications;
  if (byMail === undefined) return null;
  const change = (isWanted: boolean) => {
    setWanted(isWanted);
    setCause(undefined);
    setByMail(isWanted)
      .catch(setCause)
      .finally(() => setWanted(undefined));
  };
  return (
    <div className={styles.foot}>
      <Switch
        label={messages.byMail}
        checked={pendingValue ?? byMail}
        onChange={(_, { checked }) => pendingValue === undefined && change(checked)}
      />
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatCause(cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}

/** List of notifications. Each is a link to the screen on which the user can respond to it. */
function NotificationList({
  notices,
  newOnes: newIds,
  onLeave,
}: {
  readonly notices: readonly UserNotification[];
  /** IDs of notifications that were unread when the list was opened. */
  readonly newOnes: ReadonlySet<string>;
  readonly onLeave: () => void;
}) {
  const messages = useMessages(noticesMessages);
  const notificationTexts = useMessages(noticeMessages);
  const styles = useNotificationsStyles();
  const { locale } = useLocale();
  return (
    <ul className={styles.list} aria-label={messages.title}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Link
            to={getPath(notice)}
            className={mergeClasses(styles.link, newIds.has(notice.id) && styles.fresh)}
            onClick={onLeave}
          >
            <Body1 dir="auto" className={mergeClasses(newIds.has(notice.id) && styles.fresh)}>
              {formatNotification(notice.matter, notificationTexts)}
            </Body1>
            <Caption1 className={styles.about}>
              {newIds.has(notice.id) && `${messages.isNew} · `}
              <bdi>{notice.formTitle ?? messages.aForm}</bdi>
              {` · ${formatDateTime(notice.at, locale)}`}
              {notice.times > 1 && ` · ${notificationTexts.times({ count: notice.times })}`}
            </Caption1>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the path of the screen for a notification. For a returned submission, its author corrects it there. */
function getPath({ teamId, formId, matter }: UserNotification): string {
  const form = `/teams/${teamId}/forms/${formId}`;
  if (matter.kind === 'summary-failed') return `${form}/submissions?tab=summary`;
  if (matter.kind !== 'review') return `${form}/workflows`;
  const { responseId, day } = matter;
  if (matter.news === 'returned') return `${form}/response/${responseId}?editMode=true`;
  return `${form}/submissions?dateRange=${subtractDays(day)}_${subtractDays(day, -1)}&selectedRow=${responseId}&preview=true`;
}

/** Subtracts days from a date. By default one day, because a UTC day may be another day in the user's time zone. */
const subtractDays = (day: string, days = 1): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
