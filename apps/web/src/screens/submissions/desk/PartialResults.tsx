import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { deskWords } from './desk.words.ts';

/** Warns that search and filters cover only the loaded rows, because the others could not be loaded. */
export function PartialResults(props: { readonly count: number; readonly onRetry: () => void }) {
  const words = useWords(deskWords);
  return (
    <MessageBar intent="warning">
      <MessageBarBody>{words.partial.text({ count: props.count })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={props.onRetry}>{words.partial.retry}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
