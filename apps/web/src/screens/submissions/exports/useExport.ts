import type { SubmissionItem } from '@tideform/sync';
import { useState } from 'react';
import { useReadFile } from '../../../data/useReadFile.ts';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { saveFile } from '../../../ui/save-file.ts';
import type { DeskColumn } from '../desk/desk-column.ts';
import type { ExportKind } from './export-kind.ts';
import { submissionFiles } from './submission-files.ts';
import { type CsvOptions, writeCsv } from './write-csv.ts';

interface Asked {
  readonly teamId: string;
  readonly kind: ExportKind;
  readonly name: string;
  readonly items: readonly SubmissionItem[];
  readonly columns: readonly DeskColumn[];
  readonly readAll:
    | ((signal: AbortSignal, onRead: (count: number) => void) => Promise<readonly SubmissionItem[]>)
    | undefined;
}

/** Brings a file of submissions. `progress.of` is absent while nobody knows how many there are. */
export function useExport({ teamId, kind, name, items, columns, readAll }: Asked) {
  const reader = useSubmissionReader();
  const readFile = useReadFile();
  const team = useTeam(teamId);
  const [progress, setProgress] = useState<{ readonly done: number; readonly of?: number }>();
  const [cause, setCause] = useState<unknown>();
  const [work, setWork] = useState<AbortController>();

  const write = async (signal: AbortSignal, options: CsvOptions, onMissing: () => void) => {
    const all = readAll ? await readAll(signal, (done) => setProgress({ done })) : items;
    const onDone = (done: number) => setProgress({ done, of: all.length });
    onDone(0);
    if (kind === 'csv') return saveFile(await writeCsv(all, columns, options, { signal, onDone }), name, 'csv');
    if (!team) return;
    const fetching = { signal, withFiles: kind === 'zip', onDone, onMissing };
    const files = submissionFiles({ reader, team, readFile }, all, fetching);
    if (kind === 'zip' || all.length > 1) {
      const { writeZip } = await import('./write-zip.ts');
      return saveFile(await writeZip(files), name, 'zip');
    }
    for await (const { path, content } of files) saveFile(content, path.replace(/\.pdf$/, ''), 'pdf');
  };

  return {
    progress,
    cause,
    stop: () => work?.abort(),
    /** @returns how many files could not be had; `undefined`: it was stopped, or failed (`cause`) */
    async run(options: CsvOptions): Promise<number | undefined> {
      const begun = new AbortController();
      setWork(begun);
      setCause(undefined);
      setProgress({ done: 0 });
      let missing = 0;
      try {
        await write(begun.signal, options, () => {
          missing += 1;
        });
        return missing;
      } catch (error) {
        if (!begun.signal.aborted) setCause(() => error);
        return undefined;
      } finally {
        setProgress(undefined);
      }
    },
  };
}
