import { Checkbox } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { type FilterValue, plainly, type SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useMemo, useState } from 'react';
import { SearchField } from '../../../ui/SearchField.tsx';
import { filterMessages } from './filter.messages.ts';
import { useFilterStyles } from './filter.styles.ts';
import { valuesOf } from './values-of.ts';

/** So many are seen at a glance. */
const few = 8;
/** More at once are found by their words alone. */
const most = 200;

/** The values of a column, to be ticked. */
export function FilterValues(props: {
  readonly column: SubmissionColumn;
  readonly items: readonly SubmissionItem[];
  readonly chosen: readonly string[];
  readonly onChange: (filter: FilterValue) => void;
}) {
  const messages = useMessages(filterMessages);
  const styles = useFilterStyles();
  const { locale } = useSpeech();
  const { column, items, chosen, onChange } = props;
  const [typed, setTyped] = useState('');
  const all = useMemo(() => valuesOf(column, items, locale, messages.empty), [column, items, locale, messages]);
  const found = all.filter(({ label }) => plainly(label).includes(plainly(typed)));
  const tick = (id: string, isTicked: boolean) =>
    onChange({ any: isTicked ? [...chosen, id] : chosen.filter((one) => one !== id) });
  return (
    <>
      {all.length > few && (
        <SearchField label={messages.find} value={typed} onChange={(_, { value }) => setTyped(value)} />
      )}
      <fieldset aria-label={messages.values({ column: column.label })} className={styles.values}>
        {found.slice(0, most).map(({ id, label, count }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            label={
              <>
                <bdi>{label}</bdi> <span className={styles.count}>{count}</span>
              </>
            }
            onChange={(_, { checked }) => tick(id, checked === true)}
          />
        ))}
      </fieldset>
    </>
  );
}
