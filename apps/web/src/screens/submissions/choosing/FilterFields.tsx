import { Checkbox, Field, Input } from '@fluentui/react-components';
import { FieldClassNamesProvider } from '@tideform/components/kit/classes/KitClasses.tsx';
import { StandaloneDateBox } from '@tideform/components/kit/dates/StandaloneDateBox.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type FilterValue, normalizeText, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { SearchField } from '../../../ui/layout/SearchField.tsx';
import { filterMessages } from './filter.messages.ts';
import { useFilterStyles } from './filter.styles.ts';
import { getColumnValues } from './get-column-values.ts';

interface FilterFieldsProps {
  readonly column: SubmissionColumn;
  readonly items: readonly SubmissionItem[];
  readonly filter: FilterValue | undefined;
  readonly onChange: (filter: FilterValue) => void;
}

/** Fields to edit the filter of one column, depending on the column's filter kind. */
export function FilterFields(props: FilterFieldsProps) {
  const messages = useMessages(filterMessages);
  const { column, filter, onChange } = props;
  switch (column.filter) {
    case 'values':
      return <FilterValues {...props} chosen={filter && 'any' in filter ? filter.any : []} />;
    case 'number':
      return <NumberRangeFields {...props} />;
    case 'days':
      return <DayRangeFields {...props} />;
    default:
      return (
        <Field label={messages.has}>
          <Input
            autoFocus
            value={filter && 'has' in filter ? filter.has : ''}
            onChange={(_, { value }) => onChange({ has: value })}
          />
        </Field>
      );
  }
}

function NumberRangeFields({ filter, onChange }: FilterFieldsProps) {
  const messages = useMessages(filterMessages);
  const styles = useFilterStyles();
  const isOther = filter === undefined || 'has' in filter || 'any' in filter || 'first' in filter;
  const now = isOther ? {} : filter;
  const renderInput = (end: 'from' | 'to', label: string) => (
    <Field label={label}>
      <Input
        type="number"
        step="any"
        value={now[end]?.toString() ?? ''}
        onChange={(_, { value }) => {
          const { [end]: _was, ...other } = now;
          onChange(value === '' || Number.isNaN(Number(value)) ? other : { ...now, [end]: Number(value) });
        }}
      />
    </Field>
  );
  return (
    <div className={styles.pair}>
      {renderInput('from', messages.least)}
      {renderInput('to', messages.most)}
    </div>
  );
}

function DayRangeFields({ filter, onChange }: FilterFieldsProps) {
  const messages = useMessages(filterMessages);
  const styles = useFilterStyles();
  const now = filter && 'first' in filter ? filter : { first: '', last: '' };
  const renderInput = (end: 'first' | 'last', label: string) => (
    <div className={styles.day}>
      <span id={`filter-${end}`}>{label}</span>
      <StandaloneDateBox
        id={`filter-${end}-day`}
        labelledBy={`filter-${end}`}
        picked={now[end]}
        limits={{}}
        onPick={(picked) => onChange({ ...now, [end]: picked })}
      />
    </div>
  );
  return (
    <FieldClassNamesProvider>
      <div className={styles.pair}>
        {renderInput('first', messages.first)}
        {renderInput('last', messages.last)}
      </div>
    </FieldClassNamesProvider>
  );
}

/** Number of values from which a search field is shown. */
const searchThreshold = 8;
/** Maximum values shown at once; others are found with the search field. */
const maxShown = 200;

/** List of a column's values to select from. */
function FilterValues(props: {
  readonly column: SubmissionColumn;
  readonly items: readonly SubmissionItem[];
  readonly chosen: readonly string[];
  readonly onChange: (filter: FilterValue) => void;
}) {
  const messages = useMessages(filterMessages);
  const styles = useFilterStyles();
  const { locale } = useLocale();
  const { column, items, chosen, onChange } = props;
  const [searchText, setSearchText] = useState('');
  const all = useMemo(() => getColumnValues(column, items, locale, messages.empty), [column, items, locale, messages]);
  const found = all.filter(({ label }) => normalizeText(label).includes(normalizeText(searchText)));
  const toggle = (id: string, isSelected: boolean) =>
    onChange({ any: isSelected ? [...chosen, id] : chosen.filter((one) => one !== id) });
  return (
    <>
      {all.length > searchThreshold && (
        <SearchField label={messages.find} value={searchText} onChange={(_, { value }) => setSearchText(value)} />
      )}
      <fieldset aria-label={messages.values({ column: column.label })} className={styles.values}>
        {found.slice(0, maxShown).map(({ id, label, count }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            label={
              <>
                <bdi>{label}</bdi> <span className={styles.count}>{count}</span>
              </>
            }
            onChange={(_, { checked }) => toggle(id, checked === true)}
          />
        ))}
      </fieldset>
    </>
  );
}
