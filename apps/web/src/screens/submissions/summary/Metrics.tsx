import { Button, Caption1 } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DismissRegular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import {
  aggregateMessages,
  computeMetric,
  describeMetric,
  formatChange,
  formatMetric,
  type SubmissionColumn,
} from '@tideform/submission-views';
import type { Metric, SubmissionItem } from '@tideform/sync';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

/** Metrics of the view and their change since the compared days. */
export function Metrics(props: {
  readonly metrics: readonly Metric[];
  readonly columns: readonly SubmissionColumn[];
  readonly rows: readonly SubmissionItem[];
  /** Rows of the compared days, and the text of those days. */
  readonly others: { readonly rows: readonly SubmissionItem[]; readonly days: string } | undefined;
  /** Removes a metric; absent if the metrics can't be removed. */
  readonly onRemove: ((id: string) => void) | undefined;
}) {
  const messages = useMessages(summaryMessages);
  const labels = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useLocale();
  const { metrics, columns, rows, others, onRemove } = props;
  return (
    <ul className={styles.metrics} aria-label={labels.metrics}>
      {metrics.map((one) => {
        const name = describeMetric(one, columns, rows, labels);
        const now = computeMetric(one, columns, rows);
        const change = others && formatChange(one, now, computeMetric(one, columns, others.rows), locale);
        return (
          <li key={one.id} className={styles.metric}>
            <div className={styles.keyName}>
              <Caption1 className={styles.about}>
                <bdi>{name}</bdi>
              </Caption1>
              {onRemove && (
                <Button
                  size="small"
                  appearance="subtle"
                  icon={<DismissRegular />}
                  aria-label={messages.removeMetric({ name })}
                  onClick={() => onRemove(one.id)}
                />
              )}
            </div>
            <div className={styles.keyNumber}>{formatMetric(one, columns, now, locale)}</div>
            {others && change && (
              <Caption1 className={styles.change}>
                {change.startsWith('+') ? <ArrowUpRegular /> : /^\D*0\D*$/.test(change) ? null : <ArrowDownRegular />}
                {labels[one.kind === 'share' ? 'points' : 'change']({ change, days: others.days })}
              </Caption1>
            )}
          </li>
        );
      })}
    </ul>
  );
}
