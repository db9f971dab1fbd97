import type { MessagesOf } from '@tideform/i18n';
import type { FilterValue, SubmissionColumn } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { wordDay } from '../../../ui/word-moment.ts';
import type { filterMessages } from './filter.messages.ts';
import { valuesOf } from './values-of.ts';

/** A filter in a few words: 'Result is Pass'. */
export function sayFilter(
  column: SubmissionColumn,
  filter: FilterValue,
  items: readonly SubmissionItem[],
  { messages, locale }: { readonly messages: MessagesOf<typeof filterMessages>; readonly locale: string },
): string {
  const { said } = messages;
  const name = column.label;
  if ('has' in filter) return said.has({ column: name, text: filter.has });
  if ('any' in filter) {
    const [only, ...others] = filter.any;
    if (others.length > 0 || only === undefined) return said.any({ column: name, count: filter.any.length });
    const value = valuesOf(column, items, locale, messages.empty).find(({ id }) => id === only);
    return said.is({ column: name, value: value?.label ?? plainValue(only) });
  }
  const day = (text: string) => text && wordDay(`${text}T00:00`, locale);
  const [from, to] =
    'first' in filter ? [day(filter.first), day(filter.last)] : [filter.from?.toString(), filter.to?.toString()];
  if (from && to) return said.between({ column: name, from, to });
  return from ? said.from({ column: name, from }) : said.to({ column: name, to: to ?? '' });
}

/** Of a value that no row has that is loaded: as it is stored. */
const plainValue = (id: string): string => id.replaceAll(/[[\]"{}]/g, '');
