import type { ImportedResponses } from '@tideform/sync';
import { useState } from 'react';
import { useTransfer } from '../../data/device/useTransfer.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { saveFile } from '../../ui/save-file.ts';
import { words } from './device.words.ts';

/** What the last import or export has come to. */
export interface Outcome {
  readonly intent: 'success' | 'warning' | 'error';
  readonly lines: readonly string[];
}

/** Exports and imports, and says what came of it. */
export function useDeviceTransfer() {
  const transfer = useTransfer();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

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
        return outcomeOf([words.exported(count)], lostFiles, []);
      }),
    importFile: (file: File) =>
      attempt(async () => {
        const { imported, skipped, lostFiles } = await transfer.importFile(file);
        const done = imported.length > 0 ? [words.imported(imported.length)] : [];
        return outcomeOf(done, lostFiles, skipped.map(notImported));
      }),
  };
}

const notImported = ({ title, reason }: ImportedResponses['skipped'][number]) =>
  `${title} ${words.notImported[reason]}.`;

function outcomeOf(done: readonly string[], lostFiles: readonly string[], problems: readonly string[]): Outcome {
  const lost = lostFiles.length > 0 ? [words.lost(lostFiles)] : [];
  const lines = [...done, ...problems, ...lost];
  return { intent: lines.length > done.length ? 'warning' : 'success', lines };
}

const failed = (cause: unknown): Outcome => ({ intent: 'error', lines: [wordCause(cause)] });
