import { Button } from '@fluentui/react-components';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { words } from '../respond.words.ts';

/** Asks who leaves a draft that they have just started whether it is worth keeping. Escape stays. */
export function LeaveDraftDialog(props: {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}) {
  return (
    <DialogFrame
      title={words.leave.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onDiscard}>{words.leave.discard}</Button>
          <Button appearance="primary" onClick={props.onKeep}>
            {words.leave.keep}
          </Button>
        </>
      }
    >
      {words.leave.question}
    </DialogFrame>
  );
}
