import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import type { MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { FilterValue, SubmissionColumn, ViewState } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { formatDate } from '../../../ui/formatting/format-date-time.ts';
import { filterBy, type ViewChange } from '../view-changes.ts';
import { filterMessages } from './filter.messages.ts';
import { useFilterStyles } from './filter.styles.ts';
import { getColumnValues } from './get-column-values.ts';

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

/** Formats a filter as a short text such as 'Result is Pass'. */
function formatFilter(
  column: SubmissionColumn,
  filter: FilterValue,
  items: readonly SubmissionItem[],
  { messages, locale }: { readonly messages: MessagesOf<typeof filterMessages>; readonly locale: string },
): string {
  const { said: templates } = messages;
  const name = column.label;
  if ('has' in filter) return templates.has({ column: name, text: filter.has });
  if ('any' in filter) {
    const [only, ...others] = filter.any;
    if (others.length > 0 || only === undefined) return templates.any({ column: name, count: filter.any.length });
    const value = getColumnValues(column, items, locale, messages.empty).find(({ id }) => id === only);
    return templates.is({ column: name, value: value?.label ?? formatUnknownValue(only) });
  }
  const day = (text: string) => text && formatDate(`${text}T00:00`, locale);
  const [from, to] =
    'first' in filter ? [day(filter.first), day(filter.last)] : [filter.from?.toString(), filter.to?.toString()];
  if (from && to) return templates.between({ column: name, from, to });
  return from ? templates.from({ column: name, from }) : templates.to({ column: name, to: to ?? '' });
}

/** Formats the stored ID of a value that isn't in any loaded row. */
const formatUnknownValue = (id: string): string => id.replaceAll(/[[\]"{}]/g, '');
