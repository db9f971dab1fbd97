import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';

/** Warning that reviews couldn't be loaded. Submissions are shown without them. */
export function ReviewFailure({ cause }: { readonly cause: unknown }) {
  const failures = useMessages(failureMessages);
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{formatSectionError(cause, failures)}</MessageBarBody>
    </MessageBar>
  );
}
