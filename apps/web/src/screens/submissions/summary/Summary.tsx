import { Caption1 } from '@fluentui/react-components';
import type { SubmissionItem } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { DeskColumn } from '../desk/desk-column.ts';
import { filteredBy, type ViewChange } from '../desk/view-changes.ts';
import { Chart } from './Chart.tsx';
import { figuresOf } from './figures.ts';
import { useSummaryStyles } from './summary.styles.ts';
import { summaryWords } from './summary.words.ts';

/** What the submissions that are found come to: when they came, by whom, and each field. A press on a bar filters by it. */
export function Summary(props: {
  readonly rows: readonly SubmissionItem[];
  readonly columns: readonly DeskColumn[];
  readonly onView: (change: ViewChange) => void;
}) {
  const words = useWords(summaryWords);
  const styles = useSummaryStyles();
  const { locale } = useSpeech();
  const { rows, columns, onView } = props;
  const charts = useMemo(() => {
    const asked = [
      ...columns.filter(({ id }) => id === 'submitted'),
      ...columns.filter(({ id, kind }) => id === 'createdBy' || kind !== undefined),
    ];
    return asked.flatMap((column) => {
      const figures = figuresOf(column, rows, locale);
      return figures && figures.answered > 0 ? [{ column, figures }] : [];
    });
  }, [columns, rows, locale]);
  if (charts.length === 0) return <EmptyState title={words.summary} text={words.nothing} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by the keyboard.
    <section className={styles.area} aria-label={words.summary} tabIndex={0}>
      <Caption1 className={styles.hint}>{words.hint}</Caption1>
      <div className={styles.cards}>
        {charts.map(({ column, figures }) => (
          <Chart
            key={column.id}
            column={column}
            figures={figures}
            onFilter={(value) => onView(filteredBy(column.id, value))}
          />
        ))}
      </div>
    </section>
  );
}
