import { useLocale, useMessages } from '@tideform/i18n/react';
import { columnMessages, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem, TeamRow } from '@tideform/sync';
import { useState } from 'react';
import { useReadFile, useRenderPdf } from '../../../data/responses/useResponseFiles.ts';
import { useSubmissionReader } from '../../../data/submissions/useSubmissionReader.ts';
import { useLoadDeliveries } from '../../../data/workflows/load-deliveries.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import {
  formatDeliveryResult,
  getDeliveryName,
  useDeliveryMessages,
} from '../../../ui/outcome/format-delivery-result.ts';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import { submissionsTableMessages } from '../submissions-table/submissions-table.messages.ts';
import { type ExportKind, isPowerBi } from './export-kind.ts';
import { exportsMessages } from './exports.messages.ts';
import { type PdfExportMode, saveMergedPdf, saveZip } from './save-files.ts';
import { fetchSubmissionFiles } from './submission-files.ts';
import { type CsvOptions, writeCsv } from './write-csv.ts';

interface ExportRequest {
  readonly team: TeamRow | null | undefined;
  readonly formId: string;
  readonly kind: ExportKind;
  readonly name: string;
  readonly items: readonly SubmissionItem[];
  readonly columns: readonly SubmissionColumn[];
  /** Includes hidden columns. */
  readonly allColumns: readonly SubmissionColumn[];
  readonly readAll:
    | ((signal: AbortSignal, onRead: (count: number) => void) => Promise<readonly SubmissionItem[]>)
    | undefined;
}

export interface ExportOptions extends CsvOptions {
  readonly pdf: PdfExportMode;
}

export interface ExportProgress {
  readonly done: number;
  /** Total number of items to export; absent while it is unknown. */
  readonly of?: number;
  readonly isOfWorkflows?: boolean;
}

/** Returns the state of an export, a function to run it and a function to stop it. */
export function useExport(request: ExportRequest) {
  const { team, kind, name, items, readAll } = request;
  const reader = useSubmissionReader();
  const readFile = useReadFile();
  const renderPdf = useRenderPdf();
  const loadColumns = useColumnsWithDeliveries(request);
  const messages = {
    submissionsTable: useMessages(submissionsTableMessages),
    columns: useMessages(columnMessages),
    exports: useMessages(exportsMessages),
  };
  const [progress, setProgress] = useState<ExportProgress>();
  const [cause, setCause] = useState<unknown>();
  const [work, setWork] = useState<AbortController>();

  const savePowerBi = async () => {
    const feed = { baseUrl: window.location.origin, teamId: team?.id ?? '', formId: request.formId };
    if (kind === 'pbids') {
      const { writePbids } = await import('./power-bi/write-pbids.ts');
      return saveFile(writePbids(feed), name, 'pbids');
    }
    const { writePbit } = await import('./power-bi/write-pbit.ts');
    return saveFile(writePbit(request.allColumns, feed, name), name, 'pbit');
  };
  const write = async (work: AbortController, options: ExportOptions, onMissing: () => void): Promise<void> => {
    if (isPowerBi(kind)) return savePowerBi();
    const { signal } = work;
    let of = items.length;
    const onDone = (done: number) => setProgress({ done: Math.min(done, of), of });
    const readItems = async () => {
      const all = readAll ? await readAll(signal, (done) => setProgress({ done })) : items;
      of = all.length;
      onDone(0);
      return all;
    };
    const getFiles = async () => {
      if (!team) throw new Error('The team isn’t loaded');
      const fetchOptions = { signal, withFiles: kind === 'zip', onDone, onMissing };
      return fetchSubmissionFiles({ reader, team, renderPdf, readFile }, await readItems(), fetchOptions);
    };
    if (kind === 'zip' || (kind === 'pdf' && options.pdf === 'each')) {
      if (!(await saveZip(name, getFiles))) work.abort();
      return signal.throwIfAborted();
    }
    if (kind === 'pdf') return saveMergedPdf(name, await getFiles(), onMissing);
    const all = await readItems();
    const loadAllColumns = () => loadColumns(all, signal, (done) => setProgress({ done, isOfWorkflows: true }));
    const writeOptions = { signal, onDone };
    switch (kind) {
      case 'csv':
        return saveFile(await writeCsv(all, await loadAllColumns(), options, writeOptions), name, 'csv');
      case 'jsonl': {
        const { writeJsonLines } = await import('./write-json-lines.ts');
        return saveFile(await writeJsonLines(all, writeOptions), name, 'jsonl');
      }
      case 'xlsx': {
        const { writeWorkbook } = await import('./sheets/write-workbook.ts');
        return saveFile(
          await writeWorkbook(all, await loadAllColumns(), options.answers, messages, writeOptions),
          name,
          'xlsx',
        );
      }
    }
  };

  return {
    progress,
    cause,
    stop: () => work?.abort(),
    /**
     * @returns the number of files that couldn't be fetched; `undefined` if the export was stopped or failed (`cause`)
     */
    async run(options: ExportOptions): Promise<number | undefined> {
      const controller = new AbortController();
      setWork(controller);
      setCause(undefined);
      setProgress({ done: 0 });
      let missing = 0;
      try {
        await write(controller, options, () => {
          missing += 1;
        });
        return missing;
      } catch (error) {
        if (!controller.signal.aborted) setCause(() => error);
        return undefined;
      } finally {
        setProgress(undefined);
      }
    },
  };
}

/**
 * Returns a function that loads the delivery status of all exported submissions for the workflows column. The table
 * loads the status of visible rows only.
 */
function useColumnsWithDeliveries({ team, formId, columns }: ExportRequest) {
  const loadDeliveries = useLoadDeliveries({ teamId: team?.id ?? '', formId });
  const deliveryMessages = useDeliveryMessages();
  const { noWorkflows } = useMessages(exportsMessages);
  const notify = useShowToast();
  const { locale } = useLocale();
  return async (items: readonly SubmissionItem[], signal: AbortSignal, onRead: (count: number) => void) => {
    if (!columns.some(({ cell }) => cell === 'workflows')) return columns;
    const ids = items.map(({ responseId }) => responseId);
    // The file is exported even if the server can't be reached; a notification reports the missing column.
    const deliveries = await loadDeliveries(ids, signal, onRead).catch(() => undefined);
    signal.throwIfAborted();
    if (!deliveries) notify('info', noWorkflows);
    const text = ({ responseId }: SubmissionItem): string =>
      (deliveries?.get(responseId) ?? [])
        .map(
          (one) => `${getDeliveryName(one, deliveryMessages)}: ${formatDeliveryResult(one, deliveryMessages, locale)}`,
        )
        .join('; ');
    return columns.map((column) => (column.cell === 'workflows' ? { ...column, text, value: text } : column));
  };
}
