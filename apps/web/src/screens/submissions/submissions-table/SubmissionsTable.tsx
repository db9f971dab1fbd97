import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { AnswerColumn } from '@tideform/print/columns';
import type { FormRow, SubmissionItem, TeamRow } from '@tideform/sync';
import { type ReactNode, useMemo, useState } from 'react';
import type { ReviewedItems } from '../../../data/reviews/useReviewed.ts';
import { useScreenFormat } from '../../../ui/useScreenFormat.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import { usePreviewAsked } from '../preview/usePreviewAsked.ts';
import type { TableReview } from '../review/table-review.ts';
import type { RowActions } from '../row-actions.ts';
import { useSubmissionsStyles } from '../submissions.styles.ts';
import { useSummaryShown } from '../summary/useSummaryShown.ts';
import { Views } from '../views/Views.tsx';
import { TableRows } from './TableRows.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { type MoreSubmissions, useTableState } from './useTableState.ts';

const ColumnsPanel = onDemand(async () => (await import('../choosing/ColumnsPanel.tsx')).ColumnsPanel);
const ExportDialog = onDemand(async () => (await import('../exports/ExportDialog.tsx')).ExportDialog);
const PreviewPanel = onDemand(async () => (await import('../preview/PreviewPanel.tsx')).PreviewPanel);
const ReviewTools = onDemand(async () => (await import('../review/ReviewTools.tsx')).ReviewTools);
const Summary = onDemand(async () => (await import('../summary/Summary.tsx')).Summary);
const PartialResults = onDemand(async () => (await import('./PartialResults.tsx')).PartialResults);
const TickedBar = onDemand(async () => (await import('../ticked/TickedBar.tsx')).TickedBar);
const FilterChips = onDemand(async () => (await import('../choosing/FilterChips.tsx')).FilterChips);
const FilterDialog = onDemand(async () => (await import('../choosing/FilterDialog.tsx')).FilterDialog);

export interface SubmissionsTableProps {
  readonly teamId: string;
  readonly team: TeamRow | null | undefined;
  readonly form: Pick<FormRow, 'id' | 'title' | 'submissionTableViews' | 'defaultViewId' | 'review'>;
  readonly items: readonly SubmissionItem[];
  readonly answers: readonly AnswerColumn[];
  /** Response that one comes back from. */
  readonly currentId: string | null;
  readonly actions: RowActions;
  /** Keeps views for everybody. */
  readonly mayBuild: boolean;
  readonly isOnline: boolean;
  readonly onReviewed: TableReview['onReviewed'];
  /** Whether what reviewers did has been read. */
  readonly reviews: ReviewedItems['arrival'];
  readonly onRerun: (items: readonly SubmissionItem[]) => void;
  readonly mayDelete: (item: SubmissionItem) => boolean;
  /** Absent: every submission of the range is loaded. */
  readonly more: MoreSubmissions | undefined;
  /** Extends the date range to all time; absent: it already is. */
  readonly onAllTime: (() => void) | undefined;
  /** Stands in for the rows: they are on their way, or there are none. */
  readonly instead: ReactNode;
  /** What the toolbar begins and ends with. */
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** What its end does, for a phone, which has it in a menu; `undefined`: not now. */
  readonly onRefresh: (() => void) | undefined;
}

/** Where submissions are found, laid out and worked through. */
export function SubmissionsTable(props: SubmissionsTableProps) {
  const styles = useSubmissionsStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const { teamId, form, items, isOnline, onRerun } = props;
  const [isSummary, showSummary] = useSummaryShown();
  const state = useTableState({ ...props, isSummary });
  const { columns, view, change, table, ticks, chosen } = state;
  const [filtering, setFiltering] = useState<string>();
  const [exporting, setExporting] = useState<{ readonly kind: ExportKind; readonly isTicked: boolean }>();
  const [areColumnsOpen, setColumnsOpen] = useState(false);
  const [previewedId, setPreviewedId] = useState<string>();
  const [isAsked, stopAsking] = usePreviewAsked();
  const isPreviewed = ({ listItemId, responseId }: SubmissionItem) =>
    previewedId === undefined ? isAsked && responseId === props.currentId : listItemId === previewedId;
  const previewed = table.rows.find(isPreviewed);
  const review = form.review && { form: form.review, onReviewed: props.onReviewed };
  const isPreviewing = previewed !== undefined;
  const actions = useMemo(
    (): RowActions => ({ ...props.actions, preview: ({ listItemId }) => setPreviewedId(listItemId), isPreviewing }),
    [props.actions, isPreviewing],
  );
  const filtered = columns.find(({ id }) => id === filtering);
  return (
    <>
      <Views formId={form.id} view={chosen} mayBuild={props.mayBuild && isOnline}>
        {(form.review || props.mayBuild) && (
          <ReviewTools
            formId={form.id}
            review={form.review}
            mayBuild={props.mayBuild && isOnline}
            view={view}
            onView={change}
          />
        )}
      </Views>
      <div className={styles.toolbar}>
        {props.start}
        <TableToolbar
          state={state}
          allCount={items.length}
          onFilter={setFiltering}
          areColumnsOpen={areColumnsOpen}
          onColumns={() => setColumnsOpen(!areColumnsOpen)}
          isSummary={isSummary}
          onSummary={showSummary}
          onRerun={() => onRerun(table.rows)}
          onExport={(kind) => setExporting({ kind, isTicked: false })}
          isOnline={isOnline && table.rows.length > 0}
          onRefresh={props.onRefresh}
        />
        {!isPhone && (
          <>
            <span className={styles.grow} />
            {props.end}
          </>
        )}
      </div>
      {ticks.items.length > 0 && (
        <TickedBar
          teamId={teamId}
          items={ticks.items}
          mayDelete={props.mayDelete}
          isOnline={isOnline}
          review={review}
          onExport={(kind) => setExporting({ kind, isTicked: true })}
          onRerun={() => onRerun(ticks.items)}
          onClear={ticks.clear}
        />
      )}
      {view.columnFilters.length > 0 && (
        <FilterChips columns={columns} items={items} view={view} onView={change} onFilter={setFiltering} />
      )}
      {props.more && state.unsearched === 'failed' && (
        <PartialResults count={items.length} onRetry={props.more.loadAll} />
      )}
      {props.instead ?? (
        <div className={styles.beside}>
          {isSummary && table.rows.length > 0 ? (
            <Summary
              teamId={teamId}
              form={form}
              viewId={chosen.chosen?.id}
              mayBuild={props.mayBuild && isOnline}
              items={items}
              isReading={state.unsearched === 'loading'}
              columns={columns}
              view={view}
              typed={state.typed}
              onView={change}
            />
          ) : (
            <TableRows
              state={state}
              onFilter={setFiltering}
              onAllTime={props.onAllTime}
              currentId={previewed?.responseId ?? props.currentId}
              keptAs={`${form.id} ${chosen.chosen?.id ?? ''}`}
              actions={actions}
            />
          )}
          {previewed && (
            <PreviewPanel
              teamId={teamId}
              item={previewed}
              rows={table.rows}
              columns={columns}
              actions={actions}
              review={review}
              onShow={actions.preview!}
              onClose={() => {
                setPreviewedId(undefined);
                stopAsking();
              }}
            />
          )}
          {areColumnsOpen && !isPhone && (
            <ColumnsPanel
              columns={columns}
              table={table}
              view={view}
              onView={change}
              onClose={() => setColumnsOpen(false)}
            />
          )}
        </div>
      )}
      {exporting && (
        <ExportDialog
          team={props.team}
          formId={form.id}
          kind={exporting.kind}
          name={form.title}
          items={exporting.isTicked ? ticks.items : table.rows}
          columns={table.shown.map(({ column }) => column)}
          allColumns={columns}
          readAll={exporting.isTicked ? undefined : state.readFound}
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
