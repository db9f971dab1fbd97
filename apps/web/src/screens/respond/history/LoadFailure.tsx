import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { failureWords } from '../../../failures/failure.words.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { uiWords } from '../../../ui/ui.words.ts';

/** Something did not come from the library; it can be asked for again. */
export function LoadFailure({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{wordCause(cause, failures)}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{ui.tryAgain}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
