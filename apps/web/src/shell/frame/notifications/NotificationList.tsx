import { Body1, Caption1, mergeClasses } from '@fluentui/react-components';
import type { UserNotification } from '@tideform/contract';
import { formatNotification, noticeMessages } from '@tideform/contract/notice-words';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { formatDateTime } from '../../../ui/format-date-time.ts';
import { Link } from '../../../ui/routing/Link.tsx';
import { noticesMessages } from './notifications.messages.ts';
import { useNotificationsStyles } from './notifications.styles.ts';

/** List of notifications. Each is a link to the screen on which the user can respond to it. */
export function NotificationList({
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
