import type { BrokenRule } from '@tideform/engine';
import type { MessagesOf, Speech } from '@tideform/i18n';
import { dateText } from '../dates/date-text.ts';
import { formatNumber } from '../numbers/number-text.ts';
import { formatSize } from '../numbers/size-text.ts';
import type { issueMessages } from './issue.messages.ts';

type IssueMessages = MessagesOf<typeof issueMessages>;

/** Says a broken rule of the field with a label. The author's own message (`params.message`) wins. */
export type SayIssue = (issue: BrokenRule, label: string) => string;

/** Says broken rules in a language. Numbers, dates and sizes are written as its locale does. */
export function sayIssuesIn(messages: IssueMessages, { locale }: Speech): SayIssue {
  return ({ rule, params = {} }, label) => {
    const values = { ...params, ...('limit' in params && { limit: limitFor(rule, params.limit, locale) }) };
    const { message } = params;
    if (typeof message === 'string' && message !== '') return inMessage(message, values, label);
    const name = rule === 'required' && params.asksFor === 'tick' ? 'unticked' : rule;
    const say = isKnown(name, messages) ? messages[name] : messages.custom;
    if (typeof say === 'string') return say;
    // NOTE: the cast: that a rule comes with what its words ask for is known to the component alone.
    return (say as (values: object) => string)({ example: exampleOf(rule, params, locale), ...values, label });
  };
}

const isKnown = (rule: string, messages: IssueMessages): rule is keyof IssueMessages => Object.hasOwn(messages, rule);

const writers: Readonly<Record<string, (limit: unknown, locale: string) => unknown>> = {
  min: writeNumber,
  max: writeNumber,
  step: writeNumber,
  minYear: writeNumber,
  maxYear: writeNumber,
  minDate: writeDate,
  maxDate: writeDate,
  fileMinSize: writeSize,
  fileMaxSize: writeSize,
};

/** What a date or a time looks like: it is typed as it is written. */
function exampleOf(rule: string, { hasTime }: NonNullable<BrokenRule['params']>, locale: string): string | undefined {
  if (rule === 'time') return dateText('14:30', 'time', locale);
  if (rule !== 'date') return undefined;
  return hasTime === true
    ? dateText('2026-11-24T14:30', 'datetime-local', locale)
    : dateText('2026-11-24', 'date', locale);
}

/** A limit for readers. Of what is counted it stays a number, for plurals. */
const limitFor = (rule: string, limit: unknown, locale: string): unknown => writers[rule]?.(limit, locale) ?? limit;

function writeNumber(limit: unknown, locale: string): unknown {
  return typeof limit === 'number' ? formatNumber(limit, { locale }) : limit;
}

/** @param limit bytes */
function writeSize(limit: unknown, locale: string): unknown {
  return typeof limit === 'number' ? formatSize(limit, locale) : limit;
}

/** @param limit `YYYY-MM-DD` or `YYYY-MM-DD HH:mm` */
function writeDate(limit: unknown, locale: string): unknown {
  const [date, time] = String(limit).split(' ');
  const wall = new Date(`${date}T${time ?? '00:00'}:00Z`);
  if (Number.isNaN(wall.getTime())) return limit;
  const style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeZone: 'UTC', calendar: 'gregory' };
  return new Intl.DateTimeFormat(locale, time ? { ...style, timeStyle: 'short' } : style).format(wall);
}

const LIMIT_NAMES = /^(min|max|length|step|count|limit)$|^(min|max)(Length|Words|Count|Date|Year)$/;

/** Fills in what form.io's authors may write: `{{ field }}`, and the limit by its name: `{{ min }}`, `{{ length }}` … */
function inMessage(message: string, values: Readonly<Record<string, unknown>>, label: string): string {
  return message.replace(/\{\{([^{}]*)\}\}/g, (_, written: string) => {
    const name = written.trim();
    if (name === 'field' || name === 'label') return label;
    return String((LIMIT_NAMES.test(name) ? values.limit : values[name]) ?? '');
  });
}
