import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { useSetEditMode } from '../useResponseView.ts';

/** Notice that the user has started to edit this submission, with a button to continue. */
export function StartedEditBanner() {
  const messages = useMessages(respondMessages);
  const styles = useRespondStyles();
  const setEditMode = useSetEditMode();
  return (
    <div className={styles.banner}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{messages.edit.begun}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={() => setEditMode(true)}>{messages.edit.goOn}</Button>
        </MessageBarActions>
      </MessageBar>
    </div>
  );
}
