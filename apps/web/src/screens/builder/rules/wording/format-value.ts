import { formatAsText, isRecord } from '@tideform/engine';
import type { RuleExpression } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import type { RuleFormatContext } from './form-fields.ts';

/** Formats a stored value in the user's language: the label of a choice, a number, a date, or a quoted text. */
export function formatValue(value: unknown, context: RuleFormatContext, about?: RuleExpression): string {
  const { messages, fields, locale } = context;
  const field = about?.is === 'answer' ? fields.findField(about.of) : undefined;
  const choice = field?.choices.get(formatAsText(value));
  if (choice !== undefined) return choice;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (Array.isArray(value))
    return formatList(
      value.map((one: unknown) => formatValue(one, context, about)),
      locale,
    );
  if (isRecord(value)) return formatRecord(value, context, about);
  const text = formatAsText(value);
  const isCounted =
    field?.kind === 'number' || field?.kind === 'amount' || about?.is === 'length' || about?.is === 'count';
  if (isCounted && !Number.isNaN(Number(text))) return Number(text).toLocaleString(locale);
  return formatDay(text, locale) ?? messages.quoted({ text });
}

/** Formats selected choices, or the name of a selected record. */
function formatRecord(
  value: Readonly<Record<string, unknown>>,
  context: RuleFormatContext,
  about?: RuleExpression,
): string {
  const { label, name, displayName } = value;
  const displayText = [label, name, displayName].find((one) => typeof one === 'string' && one !== '');
  if (typeof displayText === 'string') return context.messages.quoted({ text: displayText });
  const selectedKeys = Object.keys(value).filter((key) => value[key] === true || value[key] === 'true');
  return selectedKeys.length > 0
    ? formatList(
        selectedKeys.map((key) => formatValue(key, context, about)),
        context.locale,
      )
    : context.messages.certain;
}

const longDateOptions: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' };

function formatDay(text: string, locale: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return undefined;
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : new Intl.DateTimeFormat(locale, longDateOptions).format(date);
}
