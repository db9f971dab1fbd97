import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { submissionsTableMessages } from './submissions-table.messages.ts';

/** Warns that search and filters cover only the loaded rows, because loading the others failed. */
export function PartialResults(props: { readonly count: number; readonly onRetry: () => void }) {
  const messages = useMessages(submissionsTableMessages);
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{messages.partial.text({ count: props.count })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={props.onRetry}>{messages.partial.retry}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
