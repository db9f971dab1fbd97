import { useSpeech, useWords } from '@tideform/words/react';
import type { DeviceResponse } from '../../data/device/device-response.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { wordBytes } from '../../ui/word-bytes.ts';
import { deviceWords } from './device.words.ts';

/** Asks, and says what goes. */
export function DiscardDialog(props: {
  readonly response: DeviceResponse;
  readonly title: string;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(deviceWords);
  const { locale } = useSpeech();
  const { response, title, onDiscard, onClose } = props;
  const { fileCount, fileBytes } = response;
  return (
    <ConfirmDialog
      isDanger
      title={words.discarding.title({ title })}
      confirm={words.discard}
      onConfirm={async () => onDiscard()}
      onClose={onClose}
    >
      {response.state === 'edit' ? words.discarding.edit : words.discarding.text}{' '}
      {fileCount > 0 &&
        words.discarding.files({ files: words.files({ count: fileCount, size: wordBytes(fileBytes, locale) }) })}
    </ConfirmDialog>
  );
}
