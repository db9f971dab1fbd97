import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useEffect, useState } from 'react';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { refuseDownloads } from '../../ui/save-file.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { teamsMessages } from './teams.messages.ts';

/** Teams on a phone takes no downloads: says so to whoever asks for one. */
export function NoDownloads() {
  const messages = useMessages(teamsMessages);
  const ui = useMessages(uiMessages);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => refuseDownloads(() => setAsked(true)), []);
  if (!isAsked) return null;
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
