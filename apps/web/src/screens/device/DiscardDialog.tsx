import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { DeviceResponse } from '../../data/device/device-response.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { wordBytes } from '../../ui/word-bytes.ts';
import { deviceMessages } from './device.messages.ts';

/** Asks, and says what goes. */
export function DiscardDialog(props: {
  readonly response: DeviceResponse;
  readonly title: string;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(deviceMessages);
  const { locale } = useSpeech();
  const { response, title, onDiscard, onClose } = props;
  const { fileCount, fileBytes } = response;
  return (
    <ConfirmDialog
      isDanger
      title={messages.discarding.title({ title })}
      confirm={messages.discard}
      onConfirm={async () => onDiscard()}
      onClose={onClose}
    >
      {response.state === 'edit' ? messages.discarding.edit : messages.discarding.text}{' '}
      {fileCount > 0 &&
        messages.discarding.files({ files: messages.files({ count: fileCount, size: wordBytes(fileBytes, locale) }) })}
    </ConfirmDialog>
  );
}
