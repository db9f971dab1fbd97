import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { uiWords } from '../ui/ui.words.ts';
import { dialogsWords } from './dialogs.words.ts';

/** Offline, a draft can be neither answered nor published. */
export function DraftFormNotice({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(dialogsWords);
  const ui = useWords(uiWords);
  return (
    <DialogFrame
      title={words.draftForm}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {ui.close}
        </Button>
      }
    >
      {words.draftFormText}
    </DialogFrame>
  );
}
