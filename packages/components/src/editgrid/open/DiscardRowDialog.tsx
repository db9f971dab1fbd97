import { useMessages } from '@tideform/i18n/react';
import { DiscardDialog } from '../../kit/unsaved/DiscardDialog.tsx';
import { editgridMessages } from '../editgrid.messages.ts';
import type { DiscardQuestion, OpenRows } from './useOpenRows.tsx';

/** Confirmation dialog that appears before answers of a row are discarded or deleted. */
export function DiscardRowDialog({ question, open }: { readonly question: DiscardQuestion; readonly open: OpenRows }) {
  const messages = useMessages(editgridMessages);
  const { kind, number, isNew } = question;
  const labels =
    kind === 'remove'
      ? {
          title: messages.removeTitle({ number }),
          text: messages.removeText,
          keepLabel: messages.keep,
          discardLabel: messages.removeRow,
        }
      : {
          title: isNew ? messages.discardNewTitle : messages.discardTitle({ number }),
          text: messages.discardText,
          keepLabel: messages.keepEditing,
          discardLabel: messages.discard,
        };
  return <DiscardDialog {...labels} onAnswer={open.answer} />;
}
