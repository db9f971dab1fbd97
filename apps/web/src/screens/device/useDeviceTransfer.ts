import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { useTransfer } from '../../data/device/useTransfer.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { saveFile } from '../../ui/save-file.ts';
import { deviceMessages } from './device.messages.ts';

/** Result of the last import or export, as message lines. */
export interface TransferResult {
  readonly intent: 'success' | 'warning' | 'error';
  readonly lines: readonly string[];
}

/** Exports and imports responses, and stores the result of the last transfer. */
export function useDeviceTransfer() {
  const messages = useMessages(deviceMessages);
  const { locale } = useLocale();
  const failures = useMessages(failureMessages);
  const transfer = useTransfer();
  const [result, setResult] = useState<TransferResult>();
  const [isBusy, setBusy] = useState(false);

  const formatLostFiles = (files: readonly string[]) =>
    files.length > 0 ? [messages.lost({ names: formatList(files, locale) })] : [];
  const createFailedResult = (cause: unknown): TransferResult => ({
    intent: 'error',
    lines: [formatCause(cause, failures)],
  });
  const attempt = async (work: () => Promise<TransferResult>) => {
    setBusy(true);
    setResult(undefined);
    setResult(await work().catch(createFailedResult));
    setBusy(false);
  };

  return {
    outcome: result,
    isBusy,
    dismiss: () => setResult(undefined),
    exportResponses: (ids: readonly string[], name: string) =>
      attempt(async () => {
        const { content, count, lostFiles } = await transfer.pack(ids);
        saveFile(content, name, 'json');
        return createResult([messages.exported({ count })], formatLostFiles(lostFiles), []);
      }),
    importFile: (file: File) =>
      attempt(async () => {
        const { imported, skipped, lostFiles } = await transfer.importFile(file);
        const done = imported.length > 0 ? [messages.imported({ count: imported.length })] : [];
        const problems = skipped.map(({ title, reason }) => `${title} ${messages.notImported[reason]}.`);
        return createResult(done, formatLostFiles(lostFiles), problems);
      }),
  };
}

function createResult(
  done: readonly string[],
  formatLostFiles: readonly string[],
  problems: readonly string[],
): TransferResult {
  const lines = [...done, ...problems, ...formatLostFiles];
  return { intent: lines.length > done.length ? 'warning' : 'success', lines };
}
