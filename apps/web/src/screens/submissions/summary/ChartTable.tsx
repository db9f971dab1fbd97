import { Button, mergeClasses } from '@fluentui/react-components';
import { TableRegular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { aggregateMessages, type ChartBar } from '@tideform/submission-views';
import { useState } from 'react';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

/** Values of a chart as a table, collapsed by default. */
export function ChartTable(props: {
  readonly bars: readonly ChartBar[];
  /** Maps a bar ID to its count in the compared days; `days` is the text of those days. */
  readonly before: ReadonlyMap<string, number> | undefined;
  readonly days: string | undefined;
  readonly answered: number;
  readonly label: string;
}) {
  const messages = useMessages(summaryMessages);
  const labels = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useLocale();
  const { bars, before, answered, label } = props;
  const [isOpen, setOpen] = useState(false);
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const cell = mergeClasses(styles.cell, styles.end);
  return (
    <div>
      <Button
        size="small"
        appearance="subtle"
        icon={<TableRegular />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {messages.table}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section.
        <section className={styles.scrolled} aria-label={label} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.cell} scope="col">
                  {labels.value}
                </th>
                <th className={cell} scope="col">
                  {labels.count}
                </th>
                <th className={cell} scope="col">
                  {labels.share}
                </th>
                {before && (
                  <th className={cell} scope="col">
                    {props.days}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ id, label: name, count }) => (
                <tr key={id}>
                  <th className={styles.cell} scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td className={cell}>{count}</td>
                  <td className={cell}>{share.format(answered === 0 ? 0 : count / answered)}</td>
                  {before && <td className={cell}>{before.get(id) ?? 0}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
