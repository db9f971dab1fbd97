import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useRespondStyles } from '../respond.styles.ts';
import { historyMessages } from './history.messages.ts';

/** Says above a submission that it is not what was submitted first, and leads to its history. */
export function ChangedSince({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const messages = useMessages(historyMessages);
  const styles = useRespondStyles();
  return (
    <div className={styles.notice}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{messages.since({ count })}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={onShow}>{messages.whatChanged}</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
