import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { disableDownloads } from '../../ui/browser/save-file.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { teamsMessages } from './teams.messages.ts';

/** Dialog shown instead of a download in Teams on phones, which doesn't support downloads. */
export function UnsupportedDownloadDialog() {
  const messages = useMessages(teamsMessages);
  const ui = useMessages(uiMessages);
  const [isOpen, setAsked] = useState(false);
  useEffect(() => disableDownloads(() => setAsked(true)), []);
  if (!isOpen) return null;
  const close = () => setAsked(false);
  return (
    <DialogFrame
      isAlert
      title={messages.unsupported}
      onClose={close}
      actions={
        <Button appearance="primary" onClick={close}>
          {ui.close}
        </Button>
      }
    >
      {messages.unsupportedText}
    </DialogFrame>
  );
}
