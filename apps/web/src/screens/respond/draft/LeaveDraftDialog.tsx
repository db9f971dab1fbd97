import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { respondWords } from '../respond.words.ts';

/** Asks who leaves a draft that they have just started whether it is worth keeping. Escape stays. */
export function LeaveDraftDialog(props: {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(respondWords);
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
