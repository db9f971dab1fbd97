import { MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { NotificationsState } from '../../../data/useNotifications.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { noticesMessages } from './notifications.messages.ts';
import { useNotificationsStyles } from './notifications.styles.ts';

/** Switch for receiving notifications by email. It is hidden if the server can't send email. */
export function EmailNotificationsSwitch({ notices: notifications }: { readonly notices: NotificationsState }) {
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
