import { Caption1, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { getDirection } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import {
  aggregateMessages,
  type Comparison,
  canGroupBy,
  createCharts,
  defaultMetrics,
  findRows,
  formatDays,
  getTimeRange,
  type SubmissionColumn,
  type ViewState,
} from '@tideform/submission-views';
import type { FormRow, SubmissionItem, TableView } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { useSubmissionReader } from '../../../data/submissions/useSubmissionReader.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatSectionError } from '../../../failures/format-failure.ts';
import { saveFile } from '../../../ui/browser/save-file.ts';
import { DataProcessingDrawing } from '../../../ui/drawings/DataProcessingDrawing.tsx';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { type Loaded, useLoaded } from '../../../ui/loading/useLoaded.ts';
import { MembersLocaleBoundary } from '../../../ui/MembersLocaleBoundary.tsx';
import { useShowToast } from '../../../ui/toasts/useShowToast.ts';
import type { RangeDates } from '../date-range.ts';
import { submissionsMessages } from '../submissions.messages.ts';
import { filterBy, setMetrics, type ViewChange } from '../view-changes.ts';
import { Chart } from './Chart.tsx';
import { GroupTable } from './GroupTable.tsx';
import { Metrics } from './Metrics.tsx';
import type { ReportInput } from './report-document.ts';
import { SummaryTools, useSummaryParams } from './SummaryTools.tsx';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

const SummaryMailsDialog = onDemand(async () => (await import('./mails/SummaryMailsDialog.tsx')).SummaryMailsDialog);
const AddMetricDialog = onDemand(async () => (await import('./AddMetricDialog.tsx')).AddMetricDialog);

const noViews: readonly TableView[] = [];

/**
 * Summary of the found submissions: metrics, and a chart for dates, people and each field. A click on a bar filters by
 * its value.
 */
export function Summary(props: {
  readonly teamId: string;
  readonly form: Pick<FormRow, 'id' | 'title' | 'submissionTableViews'>;
  /** ID of the chosen saved view. */
  readonly viewId: string | undefined;
  /** Whether the user may set up summary emails. */
  readonly mayBuild: boolean;
  readonly items: readonly SubmissionItem[];
  /** Whether further submissions of the range are still loading. */
  readonly isReading: boolean;
  readonly columns: readonly SubmissionColumn[];
  readonly view: ViewState;
  readonly typed: string;
  readonly onView: (change: ViewChange) => void;
}) {
  const messages = useMessages(summaryMessages);
  const { ranges } = useMessages(submissionsMessages);
  const failures = useMessages(failureMessages);
  const styles = useSummaryStyles();
  const { locale } = useLocale();
  const { teamId, form, columns, view, typed, onView } = props;
  const params = useSummaryParams();
  const compared = useComparedItems({ teamId, formId: form.id }, params.compared, params.dates);
  const [isAdding, setAdding] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const filterRows = (items: readonly SubmissionItem[]) => findRows(items, columns, view, { typed, locale });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `filterRows` changes with each render.
  const rows = useMemo(() => filterRows(props.items), [props.items, columns, view, typed, locale]);
  const { firstDay, lastDay } = params.range;
  const shiftDays = params.compared?.shiftDays ?? 0;
  const days = params.compared ? formatDays(params.compared.range, locale) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `filterRows` changes with each render.
  const others = useMemo(
    () =>
      compared.value && {
        ...{ rows: filterRows(compared.value), days, shiftDays },
        chartedDays: formatDays({ firstDay, lastDay }, locale),
      },
    [compared.value, columns, view, typed, locale, days, shiftDays, firstDay, lastDay],
  );
  const charts = useMemo(() => createCharts(columns, rows, locale), [columns, rows, locale]);
  const metrics = view.keyFigures.length > 0 ? view.keyFigures : defaultMetrics;
  // Always shows the count, which gives meaning to the other metrics.
  const groupMetrics = metrics.some(({ kind }) => kind === 'count') ? metrics : [...defaultMetrics, ...metrics];
  const by = columns.find((column) => column.id === params.by && canGroupBy(column));
  const rangeText = params.range.name === 'all-time' ? ranges['all-time'] : formatDays({ firstDay, lastDay }, locale);
  const report = useReport({ title: form.title, days: rangeText, metrics, columns, rows, others, charts, by });
  const { cause } = compared;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section.
    <section className={styles.area} aria-label={messages.summary} tabIndex={0}>
      <SummaryTools
        params={params}
        columns={columns}
        isBusy={report.isBusy || props.isReading}
        onAdd={() => setAdding(true)}
        onReport={report.save}
        onMails={props.mayBuild ? () => setMailing(true) : undefined}
      />
      {cause !== undefined && (
        <MessageBar intent="warning" className={styles.hint}>
          <MessageBarBody>{formatSectionError(cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      {props.isReading && (
        <Caption1 role="status" className={styles.hint}>
          {messages.readingAll({ count: props.items.length })}
        </Caption1>
      )}
      <Metrics
        metrics={metrics}
        columns={columns}
        rows={rows}
        others={others}
        onRemove={
          metrics === defaultMetrics
            ? undefined
            : (id) => onView(setMetrics(view.keyFigures.filter((metric) => metric.id !== id)))
        }
      />
      {charts.length === 0 ? (
        <EmptyState art={DataProcessingDrawing} title={messages.summary} text={messages.nothing} />
      ) : (
        <>
          <Caption1 className={styles.hint}>{messages.hint}</Caption1>
          <div className={styles.cards}>
            {by && (
              <GroupTable
                by={by}
                metrics={groupMetrics}
                columns={columns}
                rows={rows}
                onFilter={(value) => onView(filterBy(by.id, value))}
              />
            )}
            {charts.map((chart) => (
              <Chart
                key={chart.column.id}
                {...chart}
                others={others}
                onFilter={(value) => onView(filterBy(chart.column.id, value))}
              />
            ))}
          </div>
        </>
      )}
      {isAdding && (
        <AddMetricDialog
          columns={columns}
          rows={rows}
          onAdd={(metric) => onView(setMetrics([...view.keyFigures, metric]))}
          onClose={() => setAdding(false)}
        />
      )}
      {isMailing && (
        <MembersLocaleBoundary>
          <SummaryMailsDialog
            teamId={teamId}
            formId={form.id}
            views={form.submissionTableViews ?? noViews}
            viewId={props.viewId}
            onClose={() => setMailing(false)}
          />
        </MembersLocaleBoundary>
      )}
    </section>
  );
}

/** Loads all submissions of the compared days. */
function useComparedItems(
  form: { readonly teamId: string; readonly formId: string },
  compared: Comparison | undefined,
  dates: RangeDates,
): Loaded<readonly SubmissionItem[]> {
  const reader = useSubmissionReader();
  const { teamId, formId } = form;
  return useLoaded(compared && JSON.stringify([teamId, formId, compared.range, dates]), async (signal) => {
    const range = { ...getTimeRange(compared!.range), by: dates };
    let all: readonly SubmissionItem[] = [];
    let more: string | undefined;
    do {
      const page = await reader.list({ teamId, formId }, range, more, signal);
      all = [...all, ...page.items];
      more = page.more;
    } while (more !== undefined);
    return all;
  });
}

/** Returns a function that saves the summary as a PDF. */
function useReport(input: ReportInput) {
  const messages = useMessages(summaryMessages);
  const labels = useMessages(aggregateMessages);
  const failures = useMessages(failureMessages);
  const { locale, language } = useLocale();
  const notify = useShowToast();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ createReportDocument: reportDocument }, { drawBars }, { renderDocumentPdf: drawPaper }] =
        await Promise.all([
          import('./report-document.ts'),
          import('./draw-bars.ts'),
          import('../../../paper/render-document-pdf.ts'),
        ]);
      const document = await reportDocument(input, {
        messages,
        labels,
        locale,
        direction: getDirection(language),
        drawChart: drawBars,
      });
      saveFile(await drawPaper(document), `${input.title} ${messages.summary}`, 'pdf');
    } catch (cause) {
      notify('error', formatSectionError(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
