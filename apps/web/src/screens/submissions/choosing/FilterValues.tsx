import { Checkbox } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type FilterValue, normalizeText, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { SearchField } from '../../../ui/SearchField.tsx';
import { filterMessages } from './filter.messages.ts';
import { useFilterStyles } from './filter.styles.ts';
import { getColumnValues } from './get-column-values.ts';

/** Number of values from which a search field is shown. */
const searchThreshold = 8;
/** Maximum values shown at once; others are found with the search field. */
const maxShown = 200;

/** List of a column's values to select from. */
export function FilterValues(props: {
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
