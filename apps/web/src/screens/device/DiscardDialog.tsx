import { useLocale, useMessages } from '@tideform/i18n/react';
import type { DeviceResponse } from '../../data/device/device-response.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { formatBytes } from '../../ui/format-bytes.ts';
import { deviceMessages } from './device.messages.ts';

/** Asks for confirmation before a draft is discarded, and lists what will be deleted. */
export function DiscardDialog(props: {
  readonly response: DeviceResponse;
  readonly title: string;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(deviceMessages);
  const { locale } = useLocale();
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
        messages.discarding.files({
          files: messages.files({ count: fileCount, size: formatBytes(fileBytes, locale) }),
        })}
    </ConfirmDialog>
  );
}
