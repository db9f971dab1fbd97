import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useRespondStyles } from '../respond.styles.ts';
import { historyWords } from './history.words.ts';

/** Says above a submission that it is not what was submitted first, and leads to its history. */
export function ChangedSince({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const words = useWords(historyWords);
  const styles = useRespondStyles();
  return (
    <div className={styles.notice}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{words.since({ count })}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={onShow}>{words.whatChanged}</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
