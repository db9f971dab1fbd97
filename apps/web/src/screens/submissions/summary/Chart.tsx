import { Caption1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import {
  type Aggregates,
  aggregateMessages,
  barsOf,
  countsOf,
  type DrawnBar,
  type FilterValue,
  facesOf,
  formatAggregate,
  type Numbers,
  type Others,
  type SubmissionColumn,
} from '@tideform/submission-views';
import { useId, useMemo } from 'react';
import { joinParts } from '../../../ui/join-parts.ts';
import { ChartTable } from './ChartTable.tsx';
import { FaceIcon } from './FaceIcon.tsx';
import { PlacesMap } from './PlacesMap.tsx';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

/** So many bars are seen at a glance; the table has all. */
const mostBars = 8;

/** What a column comes to, as a picture and as a table. */
export function Chart(props: {
  readonly column: SubmissionColumn;
  readonly aggregates: Aggregates;
  readonly others: Others | undefined;
  readonly onFilter: (value: FilterValue) => void;
}) {
  const messages = useMessages(summaryMessages);
  const said = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useSpeech();
  const id = useId();
  const { column, aggregates, others, onFilter } = props;
  const { answered, missing } = aggregates;
  const bars = useMemo(() => barsOf(column, aggregates, locale), [column, aggregates, locale]);
  const before = useMemo(
    () =>
      others &&
      // What was answered is compared with the same answer; what tells of the range itself, with the day in its place.
      countsOf(column, bars, others.rows, { locale, shiftDays: column.kind === undefined ? others.shiftDays : 0 }),
    [column, bars, others, locale],
  );
  const faces = aggregates.kind === 'values' && aggregates.scale ? facesOf(aggregates.scale) : undefined;
  const isStanding = aggregates.kind === 'numbers' || aggregates.kind === 'days';
  const about = joinParts([said.answers({ count: answered }), missing > 0 ? said.missing({ count: missing }) : '']);
  const drawn = { bars: isStanding ? bars : bars.slice(0, mostBars), before, onFilter };
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
      {aggregates.kind === 'numbers' && <NumbersOf column={column} numbers={aggregates} />}
      {aggregates.kind === 'places' && (
        <PlacesMap label={column.label} spots={aggregates.spots} onPlace={(has) => onFilter({ has })} />
      )}
      {isStanding ? <Standing {...drawn} /> : <Lying {...drawn} faces={faces} />}
      {others && (
        <Caption1 className={styles.legend} aria-hidden="true">
          <span>
            <span className={styles.swatch} />
            {others.now}
          </span>
          <span>
            <span className={mergeClasses(styles.swatch, styles.swatchThen)} />
            {others.days}
          </span>
        </Caption1>
      )}
      {!isStanding && bars.length > mostBars && (
        <Caption1 className={styles.about}>{messages.others({ count: bars.length - mostBars })}</Caption1>
      )}
      <ChartTable bars={bars} before={before} days={others?.days} answered={answered} label={column.label} />
    </figure>
  );
}

interface BarsProps {
  readonly bars: readonly DrawnBar[];
  /** How many each had in other days, by its id. */
  readonly before: ReadonlyMap<string, number> | undefined;
  readonly onFilter: (value: FilterValue) => void;
}

function part(count: number, { bars, before }: BarsProps): string {
  const most = Math.max(1, ...bars.flatMap((bar) => [bar.count, before?.get(bar.id) ?? 0]));
  return `${(100 * count) / most}%`;
}

function Lying(props: BarsProps & { readonly faces: ReturnType<typeof facesOf> }) {
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
                <span className={styles.fill} style={{ width: part(count, props) }} />
              </span>
              {before && (
                <span
                  className={styles.earlier}
                  aria-hidden="true"
                  style={{ width: part(before.get(id) ?? 0, props) }}
                />
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Standing(props: BarsProps) {
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
                <span className={styles.rise} style={{ height: part(count, props) }} />
                {before && <span className={styles.rose} style={{ height: part(before.get(id) ?? 0, props) }} />}
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

function NumbersOf({ column, numbers }: { readonly column: SubmissionColumn; readonly numbers: Numbers }) {
  const said = useMessages(aggregateMessages);
  const styles = useSummaryStyles();
  const { locale } = useSpeech();
  return (
    <dl className={styles.numbers}>
      {(['sum', 'mean', 'median', 'least', 'most'] as const).map((name) => (
        <div key={name}>
          <dt className={styles.about}>
            <Caption1>{said[name]}</Caption1>
          </dt>
          <dd className={styles.number}>{formatAggregate(column, numbers[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
