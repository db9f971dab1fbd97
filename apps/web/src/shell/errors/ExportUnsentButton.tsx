import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { readLastAccount } from '../../sign-in/last-account.ts';
import { saveFile } from '../../ui/browser/save-file.ts';
import { errorsMessages } from './errors.messages.ts';

/** Button that exports unsent work from a database that the app can't open. */
export function ExportUnsentButton() {
  const messages = useMessages(errorsMessages);
  const [status, setSaid] = useState('');
  const save = async () => {
    const owner = readLastAccount(localStorage);
    if (!owner) return setSaid(messages.nothingUnsent);
    const { packUnsent } = await import('../../data/device/pack-unsent.ts');
    const { content, count } = await packUnsent(owner);
    if (count > 0) saveFile(content, messages.exportName, 'json');
    setSaid(count > 0 ? messages.exported({ count }) : messages.nothingUnsent);
  };
  return (
    <>
      <Button icon={<ArrowDownload20Regular />} onClick={() => save().catch(() => setSaid(messages.exportFailed))}>
        {messages.exportUnsent}
      </Button>
      <span role="status">{status}</span>
    </>
  );
}
