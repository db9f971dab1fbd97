import { useWords } from '@tideform/words/react';
import { LossDialog } from './LossDialog.tsx';
import { unsavedWords } from './unsaved.words.ts';

/** Asks whether what is not saved may be lost. */
export function UnsavedQuestion({ onAnswer }: { readonly onAnswer: (isLost: boolean) => void }) {
  const { title, text, discard, stay } = useWords(unsavedWords);
  return <LossDialog title={title} text={text} keep={stay} lose={discard} onAnswer={onAnswer} />;
}
