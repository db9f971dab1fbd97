import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oopsIn } from '../../../failures/oops.ts';

/** What reviewers did is not to be had; the submissions are there all the same. */
export function ReviewFailure({ cause }: { readonly cause: unknown }) {
  const failures = useMessages(failureMessages);
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{oopsIn(cause, failures)}</MessageBarBody>
    </MessageBar>
  );
}
