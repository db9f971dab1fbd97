import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { SubmissionColumn, ViewState } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { filterBy, type ViewChange } from '../submissions-table/view-changes.ts';
import { filterMessages } from './filter.messages.ts';
import { useFilterStyles } from './filter.styles.ts';
import { formatFilter } from './format-filter.ts';

/** Active filters of the table; each can be edited or removed. */
export function FilterChips(props: {
  readonly columns: readonly SubmissionColumn[];
  readonly items: readonly SubmissionItem[];
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onFilter: (columnId: string) => void;
}) {
  const messages = useMessages(filterMessages);
  const { locale } = useLocale();
  const styles = useFilterStyles();
  const { columns, items, view, onView, onFilter } = props;
  return (
    <div className={styles.chips}>
      {view.columnFilters.map(({ id, value }) => {
        const column = columns.find((one) => one.id === id);
        if (!column) return null;
        const text = formatFilter(column, value, items, { messages, locale });
        return (
          <span key={id} className={styles.chip}>
            <Button size="small" appearance="transparent" className={styles.chipText} onClick={() => onFilter(id)}>
              {text}
            </Button>
            <Button
              size="small"
              appearance="transparent"
              icon={<DismissRegular />}
              aria-label={messages.removeOf({ filter: text })}
              onClick={() => onView(filterBy(id, undefined))}
            />
          </span>
        );
      })}
    </div>
  );
}
