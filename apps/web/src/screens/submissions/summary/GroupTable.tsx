import { Caption1, Link, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import {
  aggregateMessages,
  computeMetric,
  describeMetric,
  type FilterValue,
  formatMetric,
  groupRows,
  type SubmissionColumn,
} from '@tideform/submission-views';
import type { Metric, SubmissionItem } from '@tideform/sync';
import { useId, useMemo } from 'react';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

/** Maximum rows of the table. */
const maxRows = 50;

/** Metrics for each value of a column, such as by person or site. */
export function GroupTable(props: {
  readonly by: SubmissionColumn;
  readonly metrics: readonly Metric[];
  readonly columns: readonly SubmissionColumn[];
  readonly rows: readonly SubmissionItem[];
  readonly onFilter: (value: FilterValue) => void;
}) {
  const messages = useMessages(summaryMessages);
  const labels = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useLocale();
  const id = useId();
  const { by, metrics, columns, rows, onFilter } = props;
  const groups = useMemo(() => groupRows(by, rows, locale), [by, rows, locale]);
  const cell = mergeClasses(styles.cell, styles.end);
  const title = messages.splitBy({ column: by.label });
  return (
    <figure className={mergeClasses(styles.card, styles.wide)} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <Subtitle2 as="h3" id={id} className={styles.title}>
          <bdi>{title}</bdi>
        </Subtitle2>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section. */}
      <section className={styles.scrolled} aria-label={title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th className={styles.cell} scope="col">
                <bdi>{by.label}</bdi>
              </th>
              {metrics.map((one) => (
                <th key={one.id} className={cell} scope="col">
                  <bdi>{describeMetric(one, columns, rows, labels)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {groups.slice(0, maxRows).map(({ value, label, items, filter }) => (
              <tr key={value}>
                <th className={styles.cell} scope="row">
                  <Link as="button" onClick={() => onFilter(filter)}>
                    <bdi>{label}</bdi>
                  </Link>
                </th>
                {metrics.map((one) => (
                  <td key={one.id} className={cell}>
                    {formatMetric(one, columns, computeMetric(one, columns, items), locale)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {groups.length > maxRows && (
        <Caption1 className={styles.about}>{messages.moreLines({ count: groups.length - maxRows })}</Caption1>
      )}
    </figure>
  );
}
