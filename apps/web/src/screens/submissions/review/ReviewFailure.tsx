import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { failureWords } from '../../../failures/failure.words.ts';
import { oopsIn } from '../../../failures/oops.ts';

/** What reviewers did is not to be had; the submissions are there all the same. */
export function ReviewFailure({ cause }: { readonly cause: unknown }) {
  const failures = useWords(failureWords);
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{oopsIn(cause, failures)}</MessageBarBody>
    </MessageBar>
  );
}
