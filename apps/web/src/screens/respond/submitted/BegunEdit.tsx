import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useRespondStyles } from '../respond.styles.ts';
import { respondWords } from '../respond.words.ts';
import { useEditMode } from '../useEditMode.ts';

/** Says beside a submission that its reader has begun to edit it, and leads there. */
export function BegunEdit() {
  const words = useWords(respondWords);
  const styles = useRespondStyles();
  const editMode = useEditMode();
  return (
    <div className={styles.notice}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{words.edit.begun}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => editMode(true)}>{words.edit.goOn}</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
