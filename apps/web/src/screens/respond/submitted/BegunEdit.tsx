import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { useEditMode } from '../useEditMode.ts';

/** Says beside a submission that its reader has begun to edit it, and leads there. */
export function BegunEdit() {
  const messages = useMessages(respondMessages);
  const styles = useRespondStyles();
  const editMode = useEditMode();
  return (
    <div className={styles.notice}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{messages.edit.begun}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => editMode(true)}>{messages.edit.goOn}</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
