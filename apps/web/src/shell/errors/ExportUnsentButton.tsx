import { Button } from '@fluentui/react-components';
import { ArrowDownload20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { readLastAccount } from '../../sign-in/last-account.ts';
import { saveFile } from '../../ui/save-file.ts';
import { errorsWords } from './errors.words.ts';

/** Saves unsent work as a file, out of a database that the app cannot open. */
export function ExportUnsentButton() {
  const words = useWords(errorsWords);
  const [said, setSaid] = useState('');
  const save = async () => {
    const owner = readLastAccount(localStorage);
    if (!owner) return setSaid(words.nothingUnsent);
    const { packUnsent } = await import('../../data/device/pack-unsent.ts');
    const { content, count } = await packUnsent(owner);
    if (count > 0) saveFile(content, words.exportName, 'json');
    setSaid(count > 0 ? words.exported({ count }) : words.nothingUnsent);
  };
  return (
    <>
      <Button icon={<ArrowDownload20Regular />} onClick={() => save().catch(() => setSaid(words.exportFailed))}>
        {words.exportUnsent}
      </Button>
      <span role="status">{said}</span>
    </>
  );
}
