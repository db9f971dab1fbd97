import { useMessages } from '@tideform/i18n/react';
import { LossDialog } from './LossDialog.tsx';
import { unsavedMessages } from './unsaved.messages.ts';

/** Asks whether what is not saved may be lost. */
export function UnsavedQuestion({ onAnswer }: { readonly onAnswer: (isLost: boolean) => void }) {
  const { title, text, discard, stay } = useMessages(unsavedMessages);
  return <LossDialog title={title} text={text} keep={stay} lose={discard} onAnswer={onAnswer} />;
}
