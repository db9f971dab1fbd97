import { useMessages } from '@tideform/i18n/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeviceResponse } from '../../data/device/device-response.ts';
import { useResponseCommands } from '../../data/useResponseCommands.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { useOfferUndo } from '../../ui/toasts/useOfferUndo.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { deviceMessages } from './device.messages.ts';

/** As long as the undo is offered. */
const undoMs = 10_000;

/**
 * Discards a draft once its undo is over. Until then it is only hidden: who closes the app before keeps it. Leaving the
 * screen discards at once.
 */
export function useDiscard(): {
  readonly hidden: ReadonlySet<string>;
  readonly discard: (response: DeviceResponse, title: string) => void;
} {
  const messages = useMessages(deviceMessages);
  const failures = useMessages(failureMessages);
  const commands = useResponseCommands();
  const offerUndo = useOfferUndo();
  const tell = useTell();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, () => void>());

  const show = useCallback((id: string) => setHidden((now) => new Set([...now].filter((one) => one !== id))), []);

  useEffect(() => {
    const left = waiting.current;
    return () => {
      for (const commit of left.values()) commit();
    };
  }, []);

  const discard = (response: DeviceResponse, title: string) => {
    const { id, row } = response;
    const commit = () => {
      clearTimeout(timer);
      waiting.current.delete(id);
      commands.discard(id, row ? { opened: row } : {}).catch((cause: unknown) => {
        show(id);
        tell('error', wordCause(cause, failures));
      });
    };
    const timer = setTimeout(commit, undoMs);
    waiting.current.set(id, commit);
    setHidden((now) => new Set([...now, id]));
    offerUndo(messages.discarding.done({ title }), messages.discarding.undo, () => {
      clearTimeout(timer);
      if (waiting.current.delete(id)) show(id);
    });
  };

  return { hidden, discard };
}
