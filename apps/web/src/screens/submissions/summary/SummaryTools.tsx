import { Button, Field, Select } from '@fluentui/react-components';
import { AddRegular, DocumentPdfRegular, MailRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import {
  canGroupBy,
  getDay,
  namedComparisons,
  parseComparison,
  type SubmissionColumn,
} from '@tideform/submission-views';
import { useSearchParams } from '../../../ui/routing/useSearchParams.ts';
import { CustomRange } from '../CustomRange.tsx';
import { type DayRange, formatDateRange, parseDateRange, parseRangeDates } from '../date-range.ts';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';

/** Controls for comparison and grouping, to add a metric, and to save or email the summary. */
export function SummaryTools(props: {
  readonly params: SummaryParams;
  readonly columns: readonly SubmissionColumn[];
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onReport: () => void;
  /** Opens the summary emails; absent if the user may not send them. */
  readonly onMails: (() => void) | undefined;
}) {
  const messages = useMessages(summaryMessages);
  const styles = useSummaryStyles();
  const { params, columns, isBusy } = props;
  const { compared, range, ask: setParam } = params;
  const comparison =
    namedComparisons.find((one) => compared && one === params.compare) ?? (compared ? 'other' : 'none');
  const other = (days: Pick<DayRange, 'firstDay' | 'lastDay'>) => formatDateRange({ ...days, name: 'custom' });
  const compare = (value: string) => {
    // A custom comparison starts with the preceding days, which the user can change.
    if (value === 'other') setParam('compare', other(parseComparison('before', range)!.range));
    else
      setParam(
        'compare',
        namedComparisons.find((one) => one === value),
      );
  };
  const groupableColumns = columns.filter(canGroupBy);
  return (
    <div className={styles.tools}>
      {range.name !== 'all-time' && (
        <Field label={messages.compareWith} size="small">
          <Select value={comparison} onChange={(_, { value }) => compare(value)}>
            {(['none', ...namedComparisons, 'other'] as const).map((one) => (
              <option key={one} value={one}>
                {messages.comparisons[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {comparison === 'other' && compared && (
        <fieldset className={styles.days} aria-label={messages.compareWith}>
          <CustomRange
            range={{ ...compared.range, name: 'custom' }}
            onChange={(days) => setParam('compare', other(days))}
          />
        </fieldset>
      )}
      <Field label={messages.by} size="small">
        <Select value={params.by ?? ''} onChange={(_, { value }) => setParam('by', value || undefined)}>
          <option value="">{messages.nobody}</option>
          {groupableColumns.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <span className={styles.grow} />
      <Button appearance="subtle" icon={<AddRegular />} onClick={props.onAdd}>
        {messages.addMetric}
      </Button>
      <Button appearance="subtle" icon={<DocumentPdfRegular />} disabledFocusable={isBusy} onClick={props.onReport}>
        {messages.report}
      </Button>
      {props.onMails && (
        <Button appearance="subtle" icon={<MailRegular />} onClick={props.onMails}>
          {messages.byMail}
        </Button>
      )}
    </div>
  );
}

/**
 * Returns the summary's settings from the URL: the range, the compared days (`compare`) and the grouping column (`by`).
 */
export function useSummaryParams() {
  const [search, setSearch] = useSearchParams();
  const range = parseDateRange(search.get('dateRange'), getDay(new Date()));
  const dates = parseRangeDates(search.get('dateOf'));
  const setParam = (name: 'compare' | 'by', value: string | undefined) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const compare = search.get('compare');
  // The range "all time" has no preceding days.
  const compared = range.name === 'all-time' ? undefined : parseComparison(compare, range);
  return { range, dates, compare, compared, by: search.get('by'), ask: setParam };
}

type SummaryParams = ReturnType<typeof useSummaryParams>;
