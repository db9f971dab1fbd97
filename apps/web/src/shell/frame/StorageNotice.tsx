import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { words } from './frame.words.ts';

/** Says that work was lost, else that a tab of Safari may lose what waits in it. */
export function StorageNotice(props: { readonly lost: number; readonly onDismiss: () => void }) {
  const { lost, onDismiss } = props;
  const dismiss = (
    <Button appearance="transparent" aria-label={words.lost.dismiss} icon={<DismissRegular />} onClick={onDismiss} />
  );
  return (
    <MessageBar intent={lost > 0 ? 'error' : 'warning'} layout="multiline">
      <MessageBarBody>{lost > 0 ? words.lost.text(lost) : words.safariTab}</MessageBarBody>
      <MessageBarActions containerAction={dismiss} />
    </MessageBar>
  );
}
