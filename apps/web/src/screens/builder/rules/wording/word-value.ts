import { isRecord, wordOf } from '@tideform/engine';
import type { Meaning } from '@tideform/engine/rules';
import { formatList } from '@tideform/i18n';
import type { RuleSpeech } from './rule-speech.ts';

/** A stored value as people say it: the words of a choice, a number or a day of their language, a text in quotation marks. */
export function wordValue(value: unknown, speech: RuleSpeech, about?: Meaning): string {
  const { messages, fields, locale } = speech;
  const field = about?.is === 'answer' ? fields.at(about.of) : undefined;
  const choice = field?.choices.get(wordOf(value));
  if (choice !== undefined) return choice;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (typeof value === 'number') return value.toLocaleString(locale);
  if (Array.isArray(value))
    return formatList(
      value.map((one: unknown) => wordValue(one, speech, about)),
      locale,
    );
  if (isRecord(value)) return wordRecord(value, speech, about);
  const text = wordOf(value);
  const isCounted =
    field?.kind === 'number' || field?.kind === 'amount' || about?.is === 'length' || about?.is === 'count';
  if (isCounted && !Number.isNaN(Number(text))) return Number(text).toLocaleString(locale);
  return dayOf(text, locale) ?? messages.quoted({ text });
}

/** Choices that are ticked, or what a chosen record is called. */
function wordRecord(value: Readonly<Record<string, unknown>>, speech: RuleSpeech, about?: Meaning): string {
  const { label, name, displayName } = value;
  const given = [label, name, displayName].find((one) => typeof one === 'string' && one !== '');
  if (typeof given === 'string') return speech.messages.quoted({ text: given });
  const ticked = Object.keys(value).filter((key) => value[key] === true || value[key] === 'true');
  return ticked.length > 0
    ? formatList(
        ticked.map((key) => wordValue(key, speech, about)),
        speech.locale,
      )
    : speech.messages.certain;
}

const style: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' };

function dayOf(text: string, locale: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T|$)/.test(text)) return undefined;
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : new Intl.DateTimeFormat(locale, style).format(date);
}
