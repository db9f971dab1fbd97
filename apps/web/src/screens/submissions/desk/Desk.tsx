import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { AnswerColumn } from '@tideform/print/columns';
import type { SubmissionItem } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { type ReactNode, useMemo, useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useScreenFormat } from '../../../ui/useScreenFormat.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import type { RowActions } from '../row-actions.ts';
import { useSubmissionsStyles } from '../submissions.styles.ts';
import { DeskTable } from '../table/DeskTable.tsx';
import { useTicks } from '../table/useTicks.ts';
import type { Submissions } from '../useSubmissions.ts';
import { DeskTools } from './DeskTools.tsx';
import { deskWords } from './desk.words.ts';
import { deskColumns } from './desk-columns.ts';
import { findRows } from './find-rows.ts';
import { useDesk } from './useDesk.ts';
import { useView } from './useView.ts';
import { plainView } from './view-state.ts';

const ColumnsPanel = onDemand(async () => (await import('../choosing/ColumnsPanel.tsx')).ColumnsPanel);
const ExportDialog = onDemand(async () => (await import('../exports/ExportDialog.tsx')).ExportDialog);
const TickedBar = onDemand(async () => (await import('../ticked/TickedBar.tsx')).TickedBar);
const FilterChips = onDemand(async () => (await import('../choosing/FilterChips.tsx')).FilterChips);
const FilterDialog = onDemand(async () => (await import('../choosing/FilterDialog.tsx')).FilterDialog);
/** A phone has it instead of the table. */
const SubmissionsList = onDemand(async () => (await import('../SubmissionsList.tsx')).SubmissionsList);

export interface DeskProps {
  readonly teamId: string;
  readonly formId: string;
  /** What downloads are called. */
  readonly title: string;
  readonly items: readonly SubmissionItem[];
  readonly answers: readonly AnswerColumn[];
  /** Response that one comes back from. */
  readonly currentId: string | null;
  readonly actions: RowActions;
  readonly isOnline: boolean;
  readonly onRerun: (items: readonly SubmissionItem[]) => void;
  readonly mayDelete: (item: SubmissionItem) => boolean;
  /** Reads what is not loaded yet, too. Absent: everything is. */
  readonly readAll: Submissions['readAll'] | undefined;
  /** Stands in for the rows: they are on their way, or there are none. */
  readonly instead: ReactNode;
  /** What the toolbar begins and ends with. */
  readonly start: ReactNode;
  readonly end: ReactNode;
}

/** Where submissions are found, laid out and worked through. */
export function Desk(props: DeskProps) {
  const words = useWords(deskWords);
  const { anonymous } = useWords(uiWords);
  const { locale } = useSpeech();
  const styles = useSubmissionsStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const { items, answers, actions } = props;
  const columns = useMemo(
    () => deskColumns(answers, words.columns, { locale, anonymous }),
    [answers, words, locale, anonymous],
  );
  const { view, change } = useView(props.formId, plainView);
  const [typed, setTyped] = useState('');
  const [filtering, setFiltering] = useState<string>();
  const [exporting, setExporting] = useState<{ readonly kind: ExportKind; readonly isTicked: boolean }>();
  const [areColumnsOpen, setColumnsOpen] = useState(false);
  const desk = useDesk(items, columns, view, { typed, locale });
  const ticks = useTicks(desk.rows);
  const filtered = columns.find(({ id }) => id === filtering);
  const { readAll: readItems } = props;
  const readAll: Submissions['readAll'] | undefined =
    readItems &&
    (async (signal, onRead) => findRows(await readItems(signal, onRead), columns, view, { typed, locale }));
  const isNarrowed = desk.rows.length < items.length;
  const clear = () => {
    setTyped('');
    change((now) => ({ ...now, columnFilters: [] }));
  };
  return (
    <>
      <div className={styles.toolbar}>
        {props.start}
        <DeskTools
          typed={typed}
          onType={setTyped}
          columns={columns}
          onFilter={setFiltering}
          areColumnsOpen={areColumnsOpen}
          onColumns={() => setColumnsOpen(!areColumnsOpen)}
          found={isNarrowed ? { found: desk.rows.length, all: items.length } : undefined}
          onRerun={() => props.onRerun(desk.rows)}
          onExport={(kind) => setExporting({ kind, isTicked: false })}
          isOnline={props.isOnline && desk.rows.length > 0}
        />
        <span className={styles.grow} />
        {props.end}
      </div>
      {ticks.items.length > 0 && (
        <TickedBar
          teamId={props.teamId}
          items={ticks.items}
          mayDelete={props.mayDelete}
          isOnline={props.isOnline}
          onExport={(kind) => setExporting({ kind, isTicked: true })}
          onRerun={() => props.onRerun(ticks.items)}
          onClear={ticks.clear}
        />
      )}
      {view.columnFilters.length > 0 && (
        <FilterChips columns={columns} items={items} view={view} onView={change} onFilter={setFiltering} />
      )}
      {props.instead ?? (
        <div className={styles.beside}>
          {desk.rows.length === 0 ? (
            <EmptyState
              title={words.nothingFound.title}
              text={words.nothingFound.text}
              action={<Button onClick={clear}>{words.nothingFound.clear}</Button>}
            />
          ) : isPhone ? (
            <SubmissionsList items={desk.rows} currentId={props.currentId} actions={actions} />
          ) : (
            <DeskTable
              desk={desk}
              view={view}
              onView={change}
              onFilter={setFiltering}
              ticks={ticks}
              currentId={props.currentId}
              actions={actions}
            />
          )}
          {areColumnsOpen && !isPhone && (
            <ColumnsPanel
              columns={columns}
              desk={desk}
              view={view}
              onView={change}
              onClose={() => setColumnsOpen(false)}
            />
          )}
        </div>
      )}
      {exporting && (
        <ExportDialog
          teamId={props.teamId}
          kind={exporting.kind}
          name={props.title}
          items={exporting.isTicked ? ticks.items : desk.rows}
          columns={desk.shown.map(({ column }) => column)}
          readAll={exporting.isTicked ? undefined : readAll}
          onClose={() => setExporting(undefined)}
        />
      )}
      {filtered && (
        <FilterDialog
          column={filtered}
          items={items}
          view={view}
          onView={change}
          onClose={() => setFiltering(undefined)}
        />
      )}
    </>
  );
}
