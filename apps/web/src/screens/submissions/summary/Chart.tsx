import { Caption1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { useSpeech, useWords } from '@tideform/words/react';
import { useId, useMemo } from 'react';
import { joinParts } from '../../../ui/join-parts.ts';
import type { DeskColumn } from '../desk/desk-column.ts';
import { figureOf } from '../desk/totals.ts';
import type { FilterValue } from '../desk/view-state.ts';
import { barsOf, type DrawnBar } from './bars-of.ts';
import { ChartTable } from './ChartTable.tsx';
import type { Figures, Numbers } from './figures.ts';
import { useSummaryStyles } from './summary.styles.ts';
import { summaryWords } from './summary.words.ts';

/** So many bars are seen at a glance; the table has all. */
const mostBars = 8;

/** What a column comes to, as a picture and as a table. */
export function Chart(props: {
  readonly column: DeskColumn;
  readonly figures: Figures;
  readonly onFilter: (value: FilterValue) => void;
}) {
  const words = useWords(summaryWords);
  const styles = useSummaryStyles();
  const { locale } = useSpeech();
  const id = useId();
  const { column, figures, onFilter } = props;
  const { answered, missing } = figures;
  const bars = useMemo(() => barsOf(column, figures, locale), [column, figures, locale]);
  const isStanding = figures.kind === 'numbers' || figures.kind === 'days';
  const about = joinParts([words.answers({ count: answered }), missing > 0 ? words.missing({ count: missing }) : '']);
  return (
    <figure className={mergeClasses(styles.card, figures.kind === 'days' && styles.wide)} aria-labelledby={id}>
      <figcaption className={styles.caption}>
        <Subtitle2 as="h3" id={id} className={styles.title}>
          <bdi>{column.label}</bdi>
        </Subtitle2>
        <Caption1 className={styles.about}>{about}</Caption1>
      </figcaption>
      {figures.kind === 'numbers' && <NumbersOf column={column} numbers={figures} />}
      {isStanding ? (
        <Standing bars={bars} onFilter={onFilter} />
      ) : (
        <Lying bars={bars.slice(0, mostBars)} onFilter={onFilter} />
      )}
      {!isStanding && bars.length > mostBars && (
        <Caption1 className={styles.about}>{words.others({ count: bars.length - mostBars })}</Caption1>
      )}
      <ChartTable bars={bars} answered={answered} label={column.label} />
    </figure>
  );
}

interface BarsProps {
  readonly bars: readonly DrawnBar[];
  readonly onFilter: (value: FilterValue) => void;
}

const part = (count: number, bars: readonly DrawnBar[]): string =>
  `${(100 * count) / Math.max(1, ...bars.map((bar) => bar.count))}%`;

function Lying({ bars, onFilter }: BarsProps) {
  const styles = useSummaryStyles();
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, label, count, filter }) => (
        <li key={id}>
          <button type="button" className={styles.bar} onClick={() => onFilter(filter)}>
            <bdi className={styles.label}>{label}</bdi>
            <span className={styles.figure}>{count}</span>
            <span className={styles.track} aria-hidden="true">
              <span className={styles.fill} style={{ width: part(count, bars) }} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Standing({ bars, onFilter }: BarsProps) {
  const words = useWords(summaryWords);
  const styles = useSummaryStyles();
  return (
    <div>
      <ul className={styles.columns}>
        {bars.map(({ id, label, count, filter }) => (
          <li key={id} className={styles.slot}>
            <button
              type="button"
              className={styles.column}
              title={words.bar({ label, count: `${count}` })}
              aria-label={words.bar({ label, count: `${count}` })}
              onClick={() => onFilter(filter)}
            >
              <span className={styles.rise} style={{ height: part(count, bars) }} />
            </button>
          </li>
        ))}
      </ul>
      <Caption1 className={styles.ends} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </Caption1>
    </div>
  );
}

function NumbersOf({ column, numbers }: { readonly column: DeskColumn; readonly numbers: Numbers }) {
  const words = useWords(summaryWords);
  const styles = useSummaryStyles();
  const { locale } = useSpeech();
  return (
    <dl className={styles.numbers}>
      {(['sum', 'mean', 'median', 'least', 'most'] as const).map((name) => (
        <div key={name}>
          <dt className={styles.about}>
            <Caption1>{words[name]}</Caption1>
          </dt>
          <dd className={styles.number}>{figureOf(column, numbers[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
