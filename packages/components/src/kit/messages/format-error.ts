import type { BrokenRule } from '@tideform/engine';
import type { Locale, MessagesOf } from '@tideform/i18n';
import { formatPickerValue } from '../dates/date-text.ts';
import { formatFileSize } from '../numbers/format-file-size.ts';
import { formatNumber } from '../numbers/number-text.ts';
import type { errorMessages } from './error.messages.ts';

type ErrorMessages = MessagesOf<typeof errorMessages>;

/**
 * Formats a validation error of the field with the given label. The author's own message (`params.message`) takes
 * precedence.
 */
export type FormatValidationError = (issue: BrokenRule, label: string) => string;

/** Creates a formatter of validation errors. Numbers, dates and sizes are formatted for the locale. */
export function createErrorFormatter(messages: ErrorMessages, { locale }: Locale): FormatValidationError {
  return ({ rule, params = {} }, label) => {
    const values = { ...params, ...('limit' in params && { limit: formatLimit(rule, params.limit, locale) }) };
    const { message } = params;
    if (typeof message === 'string' && message !== '') return fillPlaceholders(message, values, label);
    const name = rule === 'required' && params.asksFor === 'tick' ? 'unticked' : rule;
    const errorMessage = hasErrorMessage(name, messages) ? messages[name] : messages.custom;
    if (typeof errorMessage === 'string') return errorMessage;
    // NOTE: the cast is needed because TypeScript can't check that the rule has the parameters of its message.
    return (errorMessage as (values: object) => string)({
      example: formatExample(rule, params, locale),
      ...values,
      label,
    });
  };
}

const hasErrorMessage = (rule: string, messages: ErrorMessages): rule is keyof ErrorMessages =>
  Object.hasOwn(messages, rule);

const limitFormatters: Readonly<Record<string, (limit: unknown, locale: string) => unknown>> = {
  min: formatNumberLimit,
  max: formatNumberLimit,
  step: formatNumberLimit,
  minYear: formatNumberLimit,
  maxYear: formatNumberLimit,
  minDate: formatDateLimit,
  maxDate: formatDateLimit,
  fileMinSize: formatSizeLimit,
  fileMaxSize: formatSizeLimit,
};

/** Returns an example of a valid date or time in the locale's format. */
function formatExample(
  rule: string,
  { hasTime }: NonNullable<BrokenRule['params']>,
  locale: string,
): string | undefined {
  if (rule === 'time') return formatPickerValue('14:30', 'time', locale);
  if (rule !== 'date') return undefined;
  return hasTime === true
    ? formatPickerValue('2026-11-24T14:30', 'datetime-local', locale)
    : formatPickerValue('2026-11-24', 'date', locale);
}

/** Formats the limit of a rule. Counts stay numbers, so that messages can use plural forms. */
const formatLimit = (rule: string, limit: unknown, locale: string): unknown =>
  limitFormatters[rule]?.(limit, locale) ?? limit;

function formatNumberLimit(limit: unknown, locale: string): unknown {
  return typeof limit === 'number' ? formatNumber(limit, { locale }) : limit;
}

/** Formats a file size limit. @param limit bytes */
function formatSizeLimit(limit: unknown, locale: string): unknown {
  return typeof limit === 'number' ? formatFileSize(limit, locale) : limit;
}

/**
 * Formats a date limit.
 * @param limit `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`
 */
function formatDateLimit(limit: unknown, locale: string): unknown {
  const [date, time] = String(limit).split(' ');
  const wall = new Date(`${date}T${time ?? '00:00'}:00Z`);
  if (Number.isNaN(wall.getTime())) return limit;
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' };
  return new Intl.DateTimeFormat(locale, time ? { ...style, timeStyle: 'short' } : style).format(wall);
}

const LIMIT_NAME_PATTERN = /^(min|max|length|step|count|limit)$|^(min|max)(Length|Words|Count|Date|Year)$/;

/**
 * Fills in form.io's placeholders in an author's message: `{{ field }}` for the label, and the name of the limit: `{{
 * min }}`, `{{ length }}` …
 */
function fillPlaceholders(message: string, values: Readonly<Record<string, unknown>>, label: string): string {
  return message.replace(/\{\{([^{}]*)\}\}/g, (_, written: string) => {
    const name = written.trim();
    if (name === 'field' || name === 'label') return label;
    return String((LIMIT_NAME_PATTERN.test(name) ? values.limit : values[name]) ?? '');
  });
}
