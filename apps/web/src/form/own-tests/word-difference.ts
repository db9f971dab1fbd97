import type { SayIssue } from '@tideform/components/kit/messages/say-issue.ts';
import { fieldLabel } from '@tideform/components/kit/read/label.ts';
import { type BrokenRule, type ComponentDefinition, isRecord, wordOf } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import type { OwnTestsMessages } from './own-tests.messages.ts';
import type { ToldDifference } from './run-form-test.ts';

export interface DifferenceSpeech {
  readonly messages: OwnTestsMessages;
  readonly sayIssue: SayIssue;
  readonly locale: string;
}

export interface WordedDifference {
  readonly label: string;
  readonly expected: string;
  readonly found: string;
}

/** Says which field is not as expected, what was expected and what was found. */
export function wordDifference(difference: ToldDifference, speech: DifferenceSpeech): WordedDifference {
  const { what, definition, name } = difference;
  const { messages } = speech;
  const label = labelOf(name, definition, messages);
  if (what === 'gone') return { label, expected: messages.inTheForm, found: messages.gone };
  const say = (of: unknown): string => {
    if (what === 'sight') return of === true ? messages.shown : messages.hidden;
    if (what === 'rows') return messages.rows({ count: Number(of ?? 0) });
    if (what === 'broken') return sayBroken(of as readonly BrokenRule[], label, speech);
    return sayAnswer(of, definition, speech);
  };
  return { label, expected: say(difference.expected), found: say(difference.found) };
}

/** A field by its label, with the numbers of the rows that it lies in; what is gone by its property name. */
function labelOf(name: string, definition: ComponentDefinition | undefined, messages: OwnTestsMessages): string {
  const label = (definition && fieldLabel(definition)) || name.replace(/^#/, '');
  const rows = [...name.matchAll(/\[(\d+)\]/g)].map(([, index]) => Number(index) + 1).join('.');
  return rows === '' || !definition ? label : messages.inRow({ label, rows });
}

function sayBroken(
  broken: readonly BrokenRule[],
  label: string,
  { messages, sayIssue, locale }: DifferenceSpeech,
): string {
  if (broken.length === 0) return messages.accepted;
  return formatList(
    broken.map((one) => sayIssue(one, label)),
    locale,
  );
}

/** As many letters as are told of an answer. */
const longest = 120;

function sayAnswer(value: unknown, definition: ComponentDefinition | undefined, speech: DifferenceSpeech): string {
  const { messages, locale } = speech;
  const choice = definition && choiceOf(definition, value);
  if (choice !== undefined) return choice;
  if (value === undefined || value === null || value === '') return messages.nothing;
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (typeof value === 'number') return value.toLocaleString(locale, { maximumFractionDigits: 12 });
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return messages.quoted({ text: short });
}

function choiceOf({ values, data }: ComponentDefinition, value: unknown): string | undefined {
  const listed = Array.isArray(values) ? values : isRecord(data) ? data.values : undefined;
  const found = (Array.isArray(listed) ? listed : []).find(
    (one: unknown) => isRecord(one) && value !== '' && wordOf(one.value) === wordOf(value),
  );
  return isRecord(found) && typeof found.label === 'string' ? found.label : undefined;
}
