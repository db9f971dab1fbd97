import { Caption1, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import {
  canGroupBy,
  chartsOf,
  defaultMetrics,
  findRows,
  formatDays,
  type SubmissionColumn,
  type ViewState,
} from '@tideform/submission-views';
import type { FormRow, SubmissionItem, TableView } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { oopsIn } from '../../../failures/oops.ts';
import { DataProcessing } from '../../../ui/drawings/DataProcessing.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MembersPart } from '../../../ui/MembersPart.tsx';
import { submissionsMessages } from '../submissions.messages.ts';
import { filteredBy, type ViewChange, withMetrics } from '../submissions-table/view-changes.ts';
import { Chart } from './Chart.tsx';
import { Metrics } from './Metrics.tsx';
import { SplitTable } from './SplitTable.tsx';
import { SummaryTools } from './SummaryTools.tsx';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';
import { useComparedItems } from './useComparedItems.ts';
import { useReport } from './useReport.ts';
import { useSummaryAsked } from './useSummaryAsked.ts';

const SummaryMailsDialog = onDemand(async () => (await import('./mails/SummaryMailsDialog.tsx')).SummaryMailsDialog);
const AddMetricDialog = onDemand(async () => (await import('./AddMetricDialog.tsx')).AddMetricDialog);

const noViews: readonly TableView[] = [];

/** What the submissions that are found come to: when they came, by whom, and each field. A press on a bar filters by it. */
export function Summary(props: {
  readonly teamId: string;
  readonly form: Pick<FormRow, 'id' | 'title' | 'submissionTableViews'>;
  /** The saved view that is looked at. */
  readonly viewId: string | undefined;
  /** Has it sent to others. */
  readonly mayBuild: boolean;
  readonly items: readonly SubmissionItem[];
  /** Others of the range are still being loaded. */
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
  const { locale } = useSpeech();
  const { teamId, form, columns, view, typed, onView } = props;
  const asked = useSummaryAsked();
  const compared = useComparedItems({ teamId, formId: form.id }, asked.compared, asked.dates);
  const [isAdding, setAdding] = useState(false);
  const [isMailing, setMailing] = useState(false);
  const found = (items: readonly SubmissionItem[]) => findRows(items, columns, view, { typed, locale });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `found` is of this very drawing.
  const rows = useMemo(() => found(props.items), [props.items, columns, view, typed, locale]);
  const { firstDay, lastDay } = asked.range;
  const shiftDays = asked.compared?.shiftDays ?? 0;
  const days = asked.compared ? formatDays(asked.compared.range, locale) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `found` is of this very drawing.
  const others = useMemo(
    () =>
      compared.value && {
        ...{ rows: found(compared.value), days, shiftDays },
        now: formatDays({ firstDay, lastDay }, locale),
      },
    [compared.value, columns, view, typed, locale, days, shiftDays, firstDay, lastDay],
  );
  const charts = useMemo(() => chartsOf(columns, rows, locale), [columns, rows, locale]);
  const metrics = view.keyFigures.length > 0 ? view.keyFigures : defaultMetrics;
  // How many there are says how much each of the other figures means.
  const split = metrics.some(({ kind }) => kind === 'count') ? metrics : [...defaultMetrics, ...metrics];
  const by = columns.find((column) => column.id === asked.by && canGroupBy(column));
  const rangeText = asked.range.name === 'all-time' ? ranges['all-time'] : formatDays({ firstDay, lastDay }, locale);
  const report = useReport({ title: form.title, days: rangeText, metrics, columns, rows, others, charts, by });
  const { cause } = compared;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by the keyboard.
    <section className={styles.area} aria-label={messages.summary} tabIndex={0}>
      <SummaryTools
        asked={asked}
        columns={columns}
        isBusy={report.isBusy || props.isReading}
        onAdd={() => setAdding(true)}
        onReport={report.save}
        onMails={props.mayBuild ? () => setMailing(true) : undefined}
      />
      {cause !== undefined && (
        <MessageBar intent="warning" className={styles.hint}>
          <MessageBarBody>{oopsIn(cause, failures)}</MessageBarBody>
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
            : (id) => onView(withMetrics(view.keyFigures.filter((metric) => metric.id !== id)))
        }
      />
      {charts.length === 0 ? (
        <EmptyState art={DataProcessing} title={messages.summary} text={messages.nothing} />
      ) : (
        <>
          <Caption1 className={styles.hint}>{messages.hint}</Caption1>
          <div className={styles.cards}>
            {by && (
              <SplitTable
                by={by}
                metrics={split}
                columns={columns}
                rows={rows}
                onFilter={(value) => onView(filteredBy(by.id, value))}
              />
            )}
            {charts.map((chart) => (
              <Chart
                key={chart.column.id}
                {...chart}
                others={others}
                onFilter={(value) => onView(filteredBy(chart.column.id, value))}
              />
            ))}
          </div>
        </>
      )}
      {isAdding && (
        <AddMetricDialog
          columns={columns}
          rows={rows}
          onAdd={(metric) => onView(withMetrics([...view.keyFigures, metric]))}
          onClose={() => setAdding(false)}
        />
      )}
      {isMailing && (
        <MembersPart>
          <SummaryMailsDialog
            teamId={teamId}
            formId={form.id}
            views={form.submissionTableViews ?? noViews}
            viewId={props.viewId}
            onClose={() => setMailing(false)}
          />
        </MembersPart>
      )}
    </section>
  );
}
