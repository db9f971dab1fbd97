import { useLocale, useMessages } from '@tideform/i18n/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceResponse } from '../../data/device/device-response.ts';
import { useResponseCommands } from '../../data/responses/useResponse.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { formatBytes } from '../../ui/formatting/format-bytes.ts';
import { useShowToast, useShowUndoToast } from '../../ui/toasts/useShowToast.ts';
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

/** How long undo is offered, in milliseconds. */
const undoMs = 10_000;

/**
 * Discards a draft after the time for undo. Until then the draft is only hidden, so closing the app earlier keeps it.
 * Leaving the screen discards it at once.
 */
export function useDiscard(): {
  readonly hidden: ReadonlySet<string>;
  readonly discard: (response: DeviceResponse, title: string) => void;
} {
  const messages = useMessages(deviceMessages);
  const failures = useMessages(failureMessages);
  const commands = useResponseCommands();
  const offerUndo = useShowUndoToast();
  const showToast = useShowToast();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const pendingDiscards = useRef(new Map<string, () => void>());

  const show = useCallback((id: string) => setHidden((now) => new Set([...now].filter((one) => one !== id))), []);

  useEffect(() => {
    const remainingDiscards = pendingDiscards.current;
    return () => {
      for (const commit of remainingDiscards.values()) commit();
    };
  }, []);

  const discard = (response: DeviceResponse, title: string) => {
    const { id, row } = response;
    const commit = () => {
      clearTimeout(timer);
      pendingDiscards.current.delete(id);
      commands.discard(id, row ? { opened: row } : {}).catch((cause: unknown) => {
        show(id);
        showToast('error', formatCause(cause, failures));
      });
    };
    const timer = setTimeout(commit, undoMs);
    pendingDiscards.current.set(id, commit);
    setHidden((now) => new Set([...now, id]));
    offerUndo(messages.discarding.done({ title }), messages.discarding.undo, () => {
      clearTimeout(timer);
      if (pendingDiscards.current.delete(id)) show(id);
    });
  };

  return { hidden, discard };
}
