import { Button, Caption1 } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, DismissRegular } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import {
  aggregateMessages,
  computeMetric,
  describeMetric,
  formatMetric,
  type SubmissionColumn,
  wordChange,
} from '@tideform/submission-views';
import type { Metric, SubmissionItem } from '@tideform/sync';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

/** The figures that a view begins its summary with, and how they have changed. */
export function Metrics(props: {
  readonly metrics: readonly Metric[];
  readonly columns: readonly SubmissionColumn[];
  readonly rows: readonly SubmissionItem[];
  /** What they are compared with, and which days those are of. */
  readonly others: { readonly rows: readonly SubmissionItem[]; readonly days: string } | undefined;
  /** Absent: these are not to be taken away. */
  readonly onRemove: ((id: string) => void) | undefined;
}) {
  const messages = useMessages(summaryMessages);
  const said = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useSpeech();
  const { metrics, columns, rows, others, onRemove } = props;
  return (
    <ul className={styles.figures} aria-label={said.metrics}>
      {metrics.map((one) => {
        const name = describeMetric(one, columns, rows, said);
        const now = computeMetric(one, columns, rows);
        const change = others && wordChange(one, now, computeMetric(one, columns, others.rows), locale);
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
                {said[one.kind === 'share' ? 'points' : 'change']({ change, days: others.days })}
              </Caption1>
            )}
          </li>
        );
      })}
    </ul>
  );
}
