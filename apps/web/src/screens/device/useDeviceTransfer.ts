import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import { useTransfer } from '../../data/device/useTransfer.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { saveFile } from '../../ui/save-file.ts';
import { deviceMessages } from './device.messages.ts';

/** What the last import or export has come to. */
export interface Outcome {
  readonly intent: 'success' | 'warning' | 'error';
  readonly lines: readonly string[];
}

/** Exports and imports, and says what came of it. */
export function useDeviceTransfer() {
  const messages = useMessages(deviceMessages);
  const { locale } = useSpeech();
  const failures = useMessages(failureMessages);
  const transfer = useTransfer();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const lost = (files: readonly string[]) =>
    files.length > 0 ? [messages.lost({ names: formatList(files, locale) })] : [];
  const failed = (cause: unknown): Outcome => ({ intent: 'error', lines: [wordCause(cause, failures)] });
  const attempt = async (work: () => Promise<Outcome>) => {
    setBusy(true);
    setOutcome(undefined);
    setOutcome(await work().catch(failed));
    setBusy(false);
  };

  return {
    outcome,
    isBusy,
    dismiss: () => setOutcome(undefined),
    exportResponses: (ids: readonly string[], name: string) =>
      attempt(async () => {
        const { content, count, lostFiles } = await transfer.pack(ids);
        saveFile(content, name, 'json');
        return outcomeOf([messages.exported({ count })], lost(lostFiles), []);
      }),
    importFile: (file: File) =>
      attempt(async () => {
        const { imported, skipped, lostFiles } = await transfer.importFile(file);
        const done = imported.length > 0 ? [messages.imported({ count: imported.length })] : [];
        const problems = skipped.map(({ title, reason }) => `${title} ${messages.notImported[reason]}.`);
        return outcomeOf(done, lost(lostFiles), problems);
      }),
  };
}

function outcomeOf(done: readonly string[], lost: readonly string[], problems: readonly string[]): Outcome {
  const lines = [...done, ...problems, ...lost];
  return { intent: lines.length > done.length ? 'warning' : 'success', lines };
}
