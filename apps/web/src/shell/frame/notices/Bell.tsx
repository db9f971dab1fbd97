import { Button, CounterBadge } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { type MouseEvent, useState } from 'react';
import { useNotices } from '../../../data/notices/useNotices.ts';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { noticesMessages } from './notices.messages.ts';
import { useNoticesStyles } from './notices.styles.ts';

const NoticesSurface = onDemand(async () => (await import('./NoticesSurface.tsx')).NoticesSurface);

/** Says how much of what concerns the person is new, and opens the list of it. */
export function Bell() {
  const messages = useMessages(noticesMessages);
  const styles = useNoticesStyles();
  const notices = useNotices();
  /** The button, while the list is open below it. */
  const [button, setButton] = useState<HTMLElement>();
  const [newOnes, setNewOnes] = useState<ReadonlySet<string>>(new Set());
  const { all, unread } = notices;
  const close = () => setButton(undefined);
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (button) return close();
    setNewOnes(new Set(all?.filter(({ isRead }) => !isRead).map(({ id }) => id)));
    setButton(currentTarget);
    // Who opens the list has read what is in it.
    notices.markRead();
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
          onClick={press}
        />
      </Hint>
      {button && <NoticesSurface button={button} notices={notices} newOnes={newOnes} onClose={close} />}
    </>
  );
}
