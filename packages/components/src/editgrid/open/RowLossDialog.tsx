import { useMessages } from '@tideform/i18n/react';
import { LossDialog } from '../../kit/unsaved/LossDialog.tsx';
import { editgridMessages } from '../editgrid.messages.ts';
import type { OpenRows, Question } from './useOpenRows.tsx';

/** Asks before answers of a row are lost. */
export function RowLossDialog({ question, open }: { readonly question: Question; readonly open: OpenRows }) {
  const messages = useMessages(editgridMessages);
  const { kind, number, isNew } = question;
  const said =
    kind === 'remove'
      ? {
          title: messages.removeTitle({ number }),
          text: messages.removeText,
          keep: messages.keep,
          lose: messages.removeRow,
        }
      : {
          title: isNew ? messages.discardNewTitle : messages.discardTitle({ number }),
          text: messages.discardText,
          keep: messages.keepEditing,
          lose: messages.discard,
        };
  return <LossDialog {...said} onAnswer={open.answer} />;
}
