import { Caption1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import {
  EmojiAngryRegular,
  EmojiLaughRegular,
  EmojiMehRegular,
  EmojiRegular,
  EmojiSadRegular,
} from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import {
  type Aggregates,
  aggregateMessages,
  type ChartBar,
  type ComparisonRows,
  countComparisonRows,
  createBars,
  type FilterValue,
  findRatingFaces,
  formatAggregate,
  type NumberStatistics,
  type RatingFace,
  type SubmissionColumn,
} from '@tideform/submission-views';
import { useId, useMemo } from 'react';
import { joinParts } from '../../../ui/join-parts.ts';
import { ChartTable } from './ChartTable.tsx';
import { PlacesMap } from './PlacesMap.tsx';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

/** Maximum bars of a chart; its table lists all values. */
const maxBars = 8;

/** Aggregates of one column as a chart and a table. */
export function Chart(props: {
  readonly column: SubmissionColumn;
  readonly aggregates: Aggregates;
  readonly others: ComparisonRows | undefined;
  readonly onFilter: (value: FilterValue) => void;
}) {
  const messages = useMessages(summaryMessages);
  const labels = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useLocale();
  const id = useId();
  const { column, aggregates, others, onFilter } = props;
  const { answered, missing } = aggregates;
  const bars = useMemo(() => createBars(column, aggregates, locale), [column, aggregates, locale]);
  const before = useMemo(
    () =>
      others &&
      // Answers are compared by value; dates of the submission itself by their position in the range.
      countComparisonRows(column, bars, others.rows, {
        locale,
        shiftDays: column.kind === undefined ? others.shiftDays : 0,
      }),
    [column, bars, others, locale],
  );
  const faces = aggregates.kind === 'values' && aggregates.scale ? findRatingFaces(aggregates.scale) : undefined;
  const isVertical = aggregates.kind === 'numbers' || aggregates.kind === 'days';
  const about = joinParts([labels.answers({ count: answered }), missing > 0 ? labels.missing({ count: missing }) : '']);
  const barProps = { bars: isVertical ? bars : bars.slice(0, maxBars), before, onFilter };
  return (
    <figure
      className={mergeClasses(styles.card, (aggregates.kind === 'days' || aggregates.kind === 'places') && styles.wide)}
      aria-labelledby={id}
    >
      <figcaption className={styles.caption}>
        <Subtitle2 as="h3" id={id} className={styles.title}>
          <bdi>{column.label}</bdi>
        </Subtitle2>
        <Caption1 className={styles.about}>{about}</Caption1>
      </figcaption>
      {aggregates.kind === 'numbers' && <NumberStatisticsList column={column} numbers={aggregates} />}
      {aggregates.kind === 'places' && (
        <PlacesMap label={column.label} spots={aggregates.locations} onPlace={(has) => onFilter({ has })} />
      )}
      {isVertical ? <VerticalBars {...barProps} /> : <HorizontalBars {...barProps} faces={faces} />}
      {others && (
        <Caption1 className={styles.legend} aria-hidden="true">
          <span>
            <span className={styles.swatch} />
            {others.chartedDays}
          </span>
          <span>
            <span className={mergeClasses(styles.swatch, styles.swatchThen)} />
            {others.days}
          </span>
        </Caption1>
      )}
      {!isVertical && bars.length > maxBars && (
        <Caption1 className={styles.about}>{messages.others({ count: bars.length - maxBars })}</Caption1>
      )}
      <ChartTable bars={bars} before={before} days={others?.days} answered={answered} label={column.label} />
    </figure>
  );
}

interface BarsProps {
  readonly bars: readonly ChartBar[];
  /** Maps a bar ID to its count in the compared days. */
  readonly before: ReadonlyMap<string, number> | undefined;
  readonly onFilter: (value: FilterValue) => void;
}

function computeBarSize(count: number, { bars, before }: BarsProps): string {
  const maxCount = Math.max(1, ...bars.flatMap((bar) => [bar.count, before?.get(bar.id) ?? 0]));
  return `${(100 * count) / maxCount}%`;
}

function HorizontalBars(props: BarsProps & { readonly faces: ReturnType<typeof findRatingFaces> }) {
  const styles = useSummaryStyles();
  const { bars, before, faces, onFilter } = props;
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, label, count, filter }) => {
        const face = faces?.get(label);
        return (
          <li key={id}>
            <button type="button" className={styles.bar} onClick={() => onFilter(filter)}>
              <span className={styles.face}>
                {face && <FaceIcon face={face} />}
                <bdi className={styles.label}>{label}</bdi>
              </span>
              <span className={styles.figure}>{count}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.fill} style={{ width: computeBarSize(count, props) }} />
              </span>
              {before && (
                <span
                  className={styles.earlier}
                  aria-hidden="true"
                  style={{ width: computeBarSize(before.get(id) ?? 0, props) }}
                />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function VerticalBars(props: BarsProps) {
  const messages = useMessages(summaryMessages);
  const styles = useSummaryStyles();
  const { bars, before, onFilter } = props;
  return (
    <div className={styles.along}>
      <ul className={styles.columns}>
        {bars.map(({ id, label, count, filter }) => (
          <li key={id} className={styles.slot}>
            <button
              type="button"
              className={styles.column}
              title={messages.bar({ label, count: `${count}` })}
              aria-label={messages.bar({ label, count: `${count}` })}
              onClick={() => onFilter(filter)}
            >
              <span className={styles.pair}>
                <span className={styles.rise} style={{ height: computeBarSize(count, props) }} />
                {before && (
                  <span className={styles.rose} style={{ height: computeBarSize(before.get(id) ?? 0, props) }} />
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Caption1 className={mergeClasses(styles.ends, bars.length === 1 && styles.alone)} aria-hidden="true">
        <span>{bars[0]?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </Caption1>
    </div>
  );
}

function NumberStatisticsList({
  column,
  numbers,
}: {
  readonly column: SubmissionColumn;
  readonly numbers: NumberStatistics;
}) {
  const labels = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useLocale();
  return (
    <dl className={styles.numbers}>
      {(
        [
          ['sum', 'sum'],
          ['mean', 'mean'],
          ['median', 'median'],
          ['least', 'min'],
          ['most', 'max'],
        ] as const
      ).map(([label, name]) => (
        <div key={name}>
          <dt className={styles.about}>
            <Caption1>{labels[label]}</Caption1>
          </dt>
          <dd className={styles.number}>{formatAggregate(column, numbers[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

const faceIcons = {
  worst: EmojiAngryRegular,
  bad: EmojiSadRegular,
  neutral: EmojiMehRegular,
  good: EmojiRegular,
  best: EmojiLaughRegular,
} as const;

/** Smiley beside the label of a scale step. It is decorative. */
function FaceIcon({ face }: { readonly face: RatingFace }) {
  const Icon = faceIcons[face];
  return <Icon fontSize={20} aria-hidden="true" data-face={face} />;
}
