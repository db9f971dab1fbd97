import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { failureMessages } from '../../failures/failure.messages.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';

/** Error bar shown when the last PDF download failed. */
export function PdfFailure() {
  const { kinds } = useMessages(failureMessages);
  const styles = useSubmissionsStyles();
  return (
    <MessageBar intent="error" className={styles.message}>
      <MessageBarBody>{kinds['file-not-downloaded']}</MessageBarBody>
    </MessageBar>
  );
}
