import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useRespondStyles } from '../respond.styles.ts';
import { historyMessages } from './history.messages.ts';

/** Notice that a submission was changed after its first submit, with a button to its history. */
export function ChangedSubmissionBanner({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const messages = useMessages(historyMessages);
  const styles = useRespondStyles();
  return (
    <div className={styles.banner}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{messages.since({ count })}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={onShow}>{messages.whatChanged}</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
