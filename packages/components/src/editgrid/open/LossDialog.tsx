import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useDangerClass } from '../../kit/classes/useDangerClass.tsx';
import { editgridWords } from '../editgrid.words.ts';
import type { OpenRows, Question } from './useOpenRows.tsx';

/** Asks before answers are lost. */
export function LossDialog({ question, open }: { readonly question: Question; readonly open: OpenRows }) {
  const words = useWords(editgridWords);
  const danger = useDangerClass();
  const { kind, number, isNew } = question;
  const isRemoval = kind === 'remove';
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open: stays }) => !stays && open.answer(false)}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>
            {isRemoval ? words.removeTitle({ number }) : isNew ? words.discardNewTitle : words.discardTitle({ number })}
          </DialogTitle>
          <DialogContent>{isRemoval ? words.removeText : words.discardText}</DialogContent>
          <DialogActions fluid>
            <Button onClick={() => open.answer(false)}>{isRemoval ? words.keep : words.keepEditing}</Button>
            <Button appearance="primary" className={danger} onClick={() => open.answer(true)}>
              {isRemoval ? words.removeRow : words.discard}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
