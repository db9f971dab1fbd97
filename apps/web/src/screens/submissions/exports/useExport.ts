import { useMessages, useSpeech } from '@tideform/i18n/react';
import { columnMessages, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem, TeamRow } from '@tideform/sync';
import { useState } from 'react';
import { useReadTold } from '../../../data/deliveries/useReadTold.ts';
import { useDrawPdf } from '../../../data/useDrawPdf.ts';
import { useReadFile } from '../../../data/useReadFile.ts';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useToldMessages } from '../../../ui/outcome/useToldMessages.ts';
import { nameTold, wordTold } from '../../../ui/outcome/word-told.ts';
import { saveFile } from '../../../ui/save-file.ts';
import { useTell } from '../../../ui/toasts/useTell.ts';
import { submissionsTableMessages } from '../submissions-table/submissions-table.messages.ts';
import { type ExportKind, isOfPowerBi } from './export-kind.ts';
import { exportsMessages } from './exports.messages.ts';
import { type PdfBringing, saveMerged, saveZip } from './save-files.ts';
import { submissionFiles } from './submission-files.ts';
import { type CsvOptions, writeCsv } from './write-csv.ts';

interface Asked {
  readonly team: TeamRow | null | undefined;
  readonly formId: string;
  readonly kind: ExportKind;
  readonly name: string;
  readonly items: readonly SubmissionItem[];
  readonly columns: readonly SubmissionColumn[];
  /** Hidden ones too. */
  readonly allColumns: readonly SubmissionColumn[];
  readonly readAll:
    | ((signal: AbortSignal, onRead: (count: number) => void) => Promise<readonly SubmissionItem[]>)
    | undefined;
}

export interface ExportOptions extends CsvOptions {
  readonly pdf: PdfBringing;
}

export interface ExportProgress {
  readonly done: number;
  /** Absent while nobody knows how many there are. */
  readonly of?: number;
  readonly isOfWorkflows?: boolean;
}

/** Brings a file of submissions. */
export function useExport(asked: Asked) {
  const { team, kind, name, items, readAll } = asked;
  const reader = useSubmissionReader();
  const readFile = useReadFile();
  const draw = useDrawPdf();
  const columnsTold = useColumnsTold(asked);
  const words = {
    submissionsTable: useMessages(submissionsTableMessages),
    columns: useMessages(columnMessages),
    exports: useMessages(exportsMessages),
  };
  const [progress, setProgress] = useState<ExportProgress>();
  const [cause, setCause] = useState<unknown>();
  const [work, setWork] = useState<AbortController>();

  const savePowerBi = async () => {
    const place = { baseUrl: window.location.origin, teamId: team?.id ?? '', formId: asked.formId };
    if (kind === 'pbids') {
      const { writePbids } = await import('./power-bi/write-pbids.ts');
      return saveFile(writePbids(place), name, 'pbids');
    }
    const { writePbit } = await import('./power-bi/write-pbit.ts');
    return saveFile(writePbit(asked.allColumns, place, name), name, 'pbit');
  };
  const write = async (work: AbortController, options: ExportOptions, onMissing: () => void): Promise<void> => {
    if (isOfPowerBi(kind)) return savePowerBi();
    const { signal } = work;
    let of = items.length;
    const onDone = (done: number) => setProgress({ done: Math.min(done, of), of });
    const readItems = async () => {
      const all = readAll ? await readAll(signal, (done) => setProgress({ done })) : items;
      of = all.length;
      onDone(0);
      return all;
    };
    const filesOf = async () => {
      if (!team) throw new Error('no team');
      const fetching = { signal, withFiles: kind === 'zip', onDone, onMissing };
      return submissionFiles({ reader, team, draw, readFile }, await readItems(), fetching);
    };
    if (kind === 'zip' || (kind === 'pdf' && options.pdf === 'each')) {
      if (!(await saveZip(name, filesOf))) work.abort();
      return signal.throwIfAborted();
    }
    if (kind === 'pdf') return saveMerged(name, await filesOf(), onMissing);
    const all = await readItems();
    const toldColumns = () => columnsTold(all, signal, (done) => setProgress({ done, isOfWorkflows: true }));
    const working = { signal, onDone };
    switch (kind) {
      case 'csv':
        return saveFile(await writeCsv(all, await toldColumns(), options, working), name, 'csv');
      case 'jsonl': {
        const { writeJsonLines } = await import('./write-json-lines.ts');
        return saveFile(await writeJsonLines(all, working), name, 'jsonl');
      }
      case 'xlsx': {
        const { writeWorkbook } = await import('./sheets/write-workbook.ts');
        return saveFile(await writeWorkbook(all, await toldColumns(), options.answers, words, working), name, 'xlsx');
      }
    }
  };

  return {
    progress,
    cause,
    stop: () => work?.abort(),
    /** @returns how many files could not be had; `undefined`: it was stopped, or failed (`cause`) */
    async run(options: ExportOptions): Promise<number | undefined> {
      const begun = new AbortController();
      setWork(begun);
      setCause(undefined);
      setProgress({ done: 0 });
      let missing = 0;
      try {
        await write(begun, options, () => {
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

/** The columns, and in that of the workflows what became of them: the table asks it for the rows in sight alone. */
function useColumnsTold({ team, formId, columns }: Asked) {
  const readTold = useReadTold({ teamId: team?.id ?? '', formId });
  const said = useToldMessages();
  const { noWorkflows } = useMessages(exportsMessages);
  const tell = useTell();
  const { locale } = useSpeech();
  return async (items: readonly SubmissionItem[], signal: AbortSignal, onRead: (count: number) => void) => {
    if (!columns.some(({ cell }) => cell === 'workflows')) return columns;
    const ids = items.map(({ responseId }) => responseId);
    // Without its server the file comes all the same, and says what it lacks.
    const told = await readTold(ids, signal, onRead).catch(() => undefined);
    signal.throwIfAborted();
    if (!told) tell('info', noWorkflows);
    const text = ({ responseId }: SubmissionItem): string =>
      (told?.get(responseId) ?? []).map((one) => `${nameTold(one, said)}: ${wordTold(one, said, locale)}`).join('; ');
    return columns.map((column) => (column.cell === 'workflows' ? { ...column, text, value: text } : column));
  };
}
