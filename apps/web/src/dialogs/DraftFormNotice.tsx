import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { DialogFrame } from '../ui/dialogs/DialogFrame.tsx';
import { uiMessages } from '../ui/ui.messages.ts';
import { dialogsMessages } from './dialogs.messages.ts';

/** Notice for offline users that an unpublished form can't be answered or published. */
export function DraftFormNotice({ onClose }: { readonly onClose: () => void }) {
  const messages = useMessages(dialogsMessages);
  const ui = useMessages(uiMessages);
  return (
    <DialogFrame
      title={messages.draftForm}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {ui.close}
        </Button>
      }
    >
      {messages.draftFormText}
    </DialogFrame>
  );
}
