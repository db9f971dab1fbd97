import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { failureWords } from '../../failures/failure.words.ts';
import { useSubmissionsStyles } from './submissions.styles.ts';

/** The last PDF could not be had. */
export function PdfFailure() {
  const { kinds } = useWords(failureWords);
  const styles = useSubmissionsStyles();
  return (
    <MessageBar intent="error" className={styles.message}>
      <MessageBarBody>{kinds['file-not-downloaded']}</MessageBarBody>
    </MessageBar>
  );
}
