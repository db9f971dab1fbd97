import { useMessages } from '@tideform/i18n/react';
import { DiscardDialog } from './DiscardDialog.tsx';
import { unsavedMessages } from './unsaved.messages.ts';

/** Dialog that asks whether to discard unsaved changes. */
export function UnsavedChangesDialog({ onAnswer }: { readonly onAnswer: (isLost: boolean) => void }) {
  const { title, text, discard, stay } = useMessages(unsavedMessages);
  return <DiscardDialog title={title} text={text} keepLabel={stay} discardLabel={discard} onAnswer={onAnswer} />;
}
