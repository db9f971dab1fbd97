import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';

/** Something did not come from the library; it can be asked for again. */
export function LoadFailure({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{wordCause(cause, failures)}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{ui.tryAgain}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
