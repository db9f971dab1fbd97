import { Button } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useEffect, useState } from 'react';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { refuseDownloads } from '../../ui/save-file.ts';
import { uiWords } from '../../ui/ui.words.ts';
import { teamsWords } from './teams.words.ts';

/** Teams on a phone takes no downloads: says so to whoever asks for one. */
export function NoDownloads() {
  const words = useWords(teamsWords);
  const ui = useWords(uiWords);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => refuseDownloads(() => setAsked(true)), []);
  if (!isAsked) return null;
  const close = () => setAsked(false);
  return (
    <DialogFrame
      isAlert
      title={words.unsupported}
      onClose={close}
      actions={
        <Button appearance="primary" onClick={close}>
          {ui.close}
        </Button>
      }
    >
      {words.unsupportedText}
    </DialogFrame>
  );
}
