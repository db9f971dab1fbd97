import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';

/** Error bar for a failed load from the library, with a retry button. */
export function LoadFailure({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{formatCause(cause, failures)}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{ui.tryAgain}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
