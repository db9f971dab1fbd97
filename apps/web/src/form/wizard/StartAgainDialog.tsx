import { Button } from '@fluentui/react-components';
import { useDangerClass } from '@tideform/components/kit/classes/useDangerClass.tsx';
import { useWords } from '@tideform/words/react';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { formWords } from '../form.words.ts';

/** Asks who cancels whether all answers may go. */
export function StartAgainDialog(props: { readonly onConfirm: () => void; readonly onClose: () => void }) {
  const words = useWords(formWords).startAgain;
  const danger = useDangerClass();
  const confirm = () => {
    props.onClose();
    props.onConfirm();
  };
  return (
    <DialogFrame
      title={words.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{words.keep}</Button>
          <Button appearance="primary" className={danger} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {words.text}
    </DialogFrame>
  );
}
