import { MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { Notices } from '../../../data/notices/useNotices.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { noticesMessages } from './notices.messages.ts';
import { useNoticesStyles } from './notices.styles.ts';

/** Whether notices come by email, too. Not there where the server sends none. */
export function ByMail({ notices }: { readonly notices: Notices }) {
  const messages = useMessages(noticesMessages);
  const failures = useMessages(failureMessages);
  const styles = useNoticesStyles();
  const [wanted, setWanted] = useState<boolean>();
  const [cause, setCause] = useState<unknown>();
  const { byMail, setByMail } = notices;
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
        checked={wanted ?? byMail}
        onChange={(_, { checked }) => wanted === undefined && change(checked)}
      />
      {cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{wordCause(cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
    </div>
  );
}
