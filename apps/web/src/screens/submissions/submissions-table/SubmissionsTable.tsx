import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { AnswerColumn } from '@tideform/print/columns';
import type { FormRow, SubmissionItem, TeamRow } from '@tideform/sync';
import { type ReactNode, useMemo, useState } from 'react';
import type { ReviewedSubmissions } from '../../../data/submissions/useReviewedSubmissions.ts';
import { useScreenFormat } from '../../../ui/browser/useScreenFormat.ts';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import type { ExportKind } from '../exports/export-kind.ts';
import type { TableReview } from '../review/table-review.ts';
import type { RowActions } from '../row-actions.ts';
import { useSubmissionsStyles } from '../submissions.styles.ts';
import { TableViewBar } from '../views/TableViewBar.tsx';
import { TableRows } from './TableRows.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { type MoreSubmissions, useTableState } from './useTableState.ts';

const ColumnsPanel = onDemand(async () => (await import('../choosing/ColumnsPanel.tsx')).ColumnsPanel);
const ExportDialog = onDemand(async () => (await import('../exports/ExportDialog.tsx')).ExportDialog);
const PreviewPanel = onDemand(async () => (await import('../preview/PreviewPanel.tsx')).PreviewPanel);
const ReviewTools = onDemand(async () => (await import('../review/ReviewTools.tsx')).ReviewTools);
const Summary = onDemand(async () => (await import('../summary/Summary.tsx')).Summary);
const PartialResults = onDemand(async () => (await import('./PartialResults.tsx')).PartialResults);
const SelectionBar = onDemand(async () => (await import('../selection/SelectionBar.tsx')).SelectionBar);
const FilterChips = onDemand(async () => (await import('../choosing/FilterChips.tsx')).FilterChips);
const FilterDialog = onDemand(async () => (await import('../choosing/FilterDialog.tsx')).FilterDialog);

export interface SubmissionsTableProps {
  readonly teamId: string;
  readonly team: TeamRow | null | undefined;
  readonly form: Pick<FormRow, 'id' | 'title' | 'submissionTableViews' | 'defaultViewId' | 'review'>;
  readonly items: readonly SubmissionItem[];
  readonly answers: readonly AnswerColumn[];
  /** ID of the response that the user just came back from. */
  readonly currentId: string | null;
  readonly actions: RowActions;
  /** Whether the user may save views for the team. */
  readonly mayBuild: boolean;
  readonly isOnline: boolean;
  readonly onReviewed: TableReview['onReviewed'];
  /** Whether the reviews have been loaded. */
  readonly reviews: ReviewedSubmissions['loadState'];
  readonly onRerun: (items: readonly SubmissionItem[]) => void;
  readonly mayDelete: (item: SubmissionItem) => boolean;
  /** Loads further submissions of the range; absent if all are loaded. */
  readonly more: MoreSubmissions | undefined;
  /** Extends the date range to all time; absent if it already is all time. */
  readonly onAllTime: (() => void) | undefined;
  /** Shown in place of the rows, such as a skeleton or an empty state. */
  readonly placeholder: ReactNode;
  /** First and last control of the toolbar. */
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** Reloads the rows, as a menu item on a phone; `undefined` while that isn't possible. */
  readonly onRefresh: (() => void) | undefined;
}

/** Table of submissions with views, search, filters, summary, export, review and preview. */
export function SubmissionsTable(props: SubmissionsTableProps) {
  const styles = useSubmissionsStyles();
  const isPhone = useScreenFormat() === 'mobile';
  const { teamId, form, items, isOnline, onRerun } = props;
  const [isSummary, showSummary] = useSummaryTab();
  const state = useTableState({ ...props, isSummary });
  const { columns, view, change, table, ticks: selection, chosen } = state;
  const [filtering, setFiltering] = useState<string>();
  const [exporting, setExporting] = useState<{ readonly kind: ExportKind; readonly isSelection: boolean }>();
  const [areColumnsOpen, setColumnsOpen] = useState(false);
  const [previewedId, setPreviewedId] = useState<string>();
  const [isPreviewRequested, clearPreviewRequest] = usePreviewRequest();
  const isPreviewed = ({ listItemId, responseId }: SubmissionItem) =>
    previewedId === undefined ? isPreviewRequested && responseId === props.currentId : listItemId === previewedId;
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
      <TableViewBar formId={form.id} view={chosen} mayBuild={props.mayBuild && isOnline}>
        {(form.review || props.mayBuild) && (
          <ReviewTools
            formId={form.id}
            review={form.review}
            mayBuild={props.mayBuild && isOnline}
            view={view}
            onView={change}
          />
        )}
      </TableViewBar>
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
          onExport={(kind) => setExporting({ kind, isSelection: false })}
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
      {selection.items.length > 0 && (
        <SelectionBar
          teamId={teamId}
          items={selection.items}
          mayDelete={props.mayDelete}
          isOnline={isOnline}
          review={review}
          onExport={(kind) => setExporting({ kind, isSelection: true })}
          onRerun={() => onRerun(selection.items)}
          onClear={selection.clear}
        />
      )}
      {view.columnFilters.length > 0 && (
        <FilterChips columns={columns} items={items} view={view} onView={change} onFilter={setFiltering} />
      )}
      {props.more && state.unsearched === 'failed' && (
        <PartialResults count={items.length} onRetry={props.more.loadAll} />
      )}
      {props.placeholder ?? (
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
              scrollKey={`${form.id} ${chosen.chosen?.id ?? ''}`}
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
                clearPreviewRequest();
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
          items={exporting.isSelection ? selection.items : table.rows}
          columns={table.shown.map(({ column }) => column)}
          allColumns={columns}
          readAll={exporting.isSelection ? undefined : state.readFound}
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

/** Returns whether the URL requests the preview panel (`preview`), and a function that removes the parameter. */
function usePreviewRequest(): readonly [boolean, () => void] {
  const [search, setSearch] = useSearchParams();
  const clear = () => {
    if (!search.has('preview')) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('preview');
        return next;
      },
      { replace: true },
    );
  };
  return [search.has('preview'), clear];
}

/** Returns whether the URL requests the summary (`tab=summary`), and a function to show or hide it. */
function useSummaryTab(): readonly [boolean, (isShown: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const setShown = (isShown: boolean) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (isShown) next.set('tab', 'summary');
        else next.delete('tab');
        return next;
      },
      { replace: true },
    );
  return [search.get('tab') === 'summary', setShown];
}
