import { Button, CounterBadge } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { type MouseEvent, useState } from 'react';
import { useNotifications } from '../../../data/useNotifications.ts';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { noticesMessages } from './notifications.messages.ts';
import { useNotificationsStyles } from './notifications.styles.ts';

const NotificationsPopover = onDemand(async () => (await import('./NotificationsPopover.tsx')).NotificationsPopover);

/** Button that shows the number of unread notifications and opens their list. */
export function NotificationButton() {
  const messages = useMessages(noticesMessages);
  const styles = useNotificationsStyles();
  const notifications = useNotifications();
  /** Button to which the list is anchored while it is open. */
  const [button, setButton] = useState<HTMLElement>();
  const [newIds, setNewOnes] = useState<ReadonlySet<string>>(new Set());
  const { all, unreadCount: unread } = notifications;
  const close = () => setButton(undefined);
  const handleClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (button) return close();
    setNewOnes(new Set(all?.filter(({ isRead }) => !isRead).map(({ id }) => id)));
    setButton(currentTarget);
    // Opening the list marks all notifications as read.
    notifications.markRead();
  };
  return (
    <>
      <Hint content={messages.title} relationship="inaccessible">
        <Button
          appearance="subtle"
          className={styles.bell}
          aria-haspopup="dialog"
          aria-expanded={button !== undefined}
          aria-label={unread > 0 ? messages.unread({ count: unread }) : messages.title}
          icon={
            <span>
              <AlertRegular />
              {unread > 0 && <CounterBadge className={styles.count} size="small" color="danger" count={unread} />}
            </span>
          }
          onClick={handleClick}
        />
      </Hint>
      {button && <NotificationsPopover button={button} notices={notifications} newIds={newIds} onClose={close} />}
    </>
  );
}
