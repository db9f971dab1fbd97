import { wordList } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useTransfer } from '../../data/device/useTransfer.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { saveFile } from '../../ui/save-file.ts';
import { deviceWords } from './device.words.ts';

/** What the last import or export has come to. */
export interface Outcome {
  readonly intent: 'success' | 'warning' | 'error';
  readonly lines: readonly string[];
}

/** Exports and imports, and says what came of it. */
export function useDeviceTransfer() {
  const words = useWords(deviceWords);
  const { locale } = useSpeech();
  const failures = useWords(failureWords);
  const transfer = useTransfer();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);

  const lost = (files: readonly string[]) => (files.length > 0 ? [words.lost({ names: wordList(files, locale) })] : []);
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
        return outcomeOf([words.exported({ count })], lost(lostFiles), []);
      }),
    importFile: (file: File) =>
      attempt(async () => {
        const { imported, skipped, lostFiles } = await transfer.importFile(file);
        const done = imported.length > 0 ? [words.imported({ count: imported.length })] : [];
        const problems = skipped.map(({ title, reason }) => `${title} ${words.notImported[reason]}.`);
        return outcomeOf(done, lost(lostFiles), problems);
      }),
  };
}

function outcomeOf(done: readonly string[], lost: readonly string[], problems: readonly string[]): Outcome {
  const lines = [...done, ...problems, ...lost];
  return { intent: lines.length > done.length ? 'warning' : 'success', lines };
}
