import { MessageBar, MessageBarBody, Switch } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import type { Notices } from '../../../data/notices/useNotices.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { useNoticesStyles } from './notices.styles.ts';
import { noticesWords } from './notices.words.ts';

/** Whether notices come by e-mail, too. Not there where the server sends none. */
export function ByMail({ notices }: { readonly notices: Notices }) {
  const words = useWords(noticesWords);
  const failures = useWords(failureWords);
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
        label={words.byMail}
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
