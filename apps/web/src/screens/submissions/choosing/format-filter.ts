import type { MessagesOf } from '@tideform/i18n';
import type { FilterValue, SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { formatDate } from '../../../ui/format-date-time.ts';
import type { filterMessages } from './filter.messages.ts';
import { getColumnValues } from './get-column-values.ts';

/** Formats a filter as a short text such as 'Result is Pass'. */
export function formatFilter(
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
