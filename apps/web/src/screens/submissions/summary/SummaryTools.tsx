import { Button, Field, Select } from '@fluentui/react-components';
import { AddRegular, DocumentPdfRegular, MailRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { canGroupBy, comparedOf, namedComparisons, type SubmissionColumn } from '@tideform/submission-views';
import { CustomRange } from '../CustomRange.tsx';
import { type DayRange, writeDateRange } from '../date-range.ts';
import { summaryMessages } from './summary.messages.ts';
import { useSummaryStyles } from './summary.styles.ts';
import type { SummaryAsked } from './useSummaryAsked.ts';

/** What the figures are compared with and split by; adds a key figure, and brings all as a report. */
export function SummaryTools(props: {
  readonly asked: SummaryAsked;
  readonly columns: readonly SubmissionColumn[];
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onReport: () => void;
  /** Absent: who looks may not have it sent. */
  readonly onMails: (() => void) | undefined;
}) {
  const messages = useMessages(summaryMessages);
  const styles = useSummaryStyles();
  const { asked, columns, isBusy } = props;
  const { compared, range, ask } = asked;
  const named = namedComparisons.find((one) => compared && one === asked.compare) ?? (compared ? 'other' : 'none');
  const other = (days: Pick<DayRange, 'firstDay' | 'lastDay'>) => writeDateRange({ ...days, name: 'custom' });
  const compare = (value: string) => {
    // One begins with the days before, and changes them.
    if (value === 'other') ask('compare', other(comparedOf('before', range)!.range));
    else
      ask(
        'compare',
        namedComparisons.find((one) => one === value),
      );
  };
  const splitting = columns.filter(canGroupBy);
  return (
    <div className={styles.tools}>
      {range.name !== 'all-time' && (
        <Field label={messages.compareWith} size="small">
          <Select value={named} onChange={(_, { value }) => compare(value)}>
            {(['none', ...namedComparisons, 'other'] as const).map((one) => (
              <option key={one} value={one}>
                {messages.comparisons[one]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {named === 'other' && compared && (
        <fieldset className={styles.days} aria-label={messages.compareWith}>
          <CustomRange range={{ ...compared.range, name: 'custom' }} onChange={(days) => ask('compare', other(days))} />
        </fieldset>
      )}
      <Field label={messages.by} size="small">
        <Select value={asked.by ?? ''} onChange={(_, { value }) => ask('by', value || undefined)}>
          <option value="">{messages.nobody}</option>
          {splitting.map(({ id, label }) => (
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
