import { useWords } from '@tideform/words/react';
import { LossDialog } from '../../kit/unsaved/LossDialog.tsx';
import { editgridWords } from '../editgrid.words.ts';
import type { OpenRows, Question } from './useOpenRows.tsx';

/** Asks before answers of a row are lost. */
export function RowLossDialog({ question, open }: { readonly question: Question; readonly open: OpenRows }) {
  const words = useWords(editgridWords);
  const { kind, number, isNew } = question;
  const said =
    kind === 'remove'
      ? { title: words.removeTitle({ number }), text: words.removeText, keep: words.keep, lose: words.removeRow }
      : {
          title: isNew ? words.discardNewTitle : words.discardTitle({ number }),
          text: words.discardText,
          keep: words.keepEditing,
          lose: words.discard,
        };
  return <LossDialog {...said} onAnswer={open.answer} />;
}
