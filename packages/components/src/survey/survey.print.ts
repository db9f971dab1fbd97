import { isRecord, type PrintAnswer, type PrintBlock } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import type { surveyMessages } from './survey.messages.ts';
import { answerTo, type SurveyLine, type SurveyProps, type SurveyValue, survey } from './survey.ts';

/** A table of questions and answers; also of those that are no question any more. Nothing answered: the label and a dash. */
export const printSurvey =
  (messages: MessagesOf<typeof surveyMessages>): PrintAnswer<SurveyProps, SurveyValue> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return [withCaption(blankTable(messages, props), props, label)];
    if (survey.isEmpty(value, props)) return [{ kind: 'pair', label, value: '' }];
    const rows = [...props.questions, ...goneQuestions(props, value)].map((question) =>
      [question.label, labelOf(answerTo(question.value, value), props)].map(
        (text) => ({ kind: 'text', text }) as const,
      ),
    );
    const table = { kind: 'table', header: [messages.question, messages.answer], rows } as const;
    return [withCaption(table, props, label)];
  };

type Table = Extract<PrintBlock, { kind: 'table' }>;

const withCaption = (table: Table, { hideLabel }: SurveyProps, label: string): PrintBlock =>
  hideLabel || label === '' ? table : { ...table, caption: label };

/** A box for each answer beside each question. */
function blankTable({ question }: MessagesOf<typeof surveyMessages>, { questions, values }: SurveyProps): Table {
  const box = { kind: 'blank', label: '', room: { boxes: [''] } } as const;
  const rows = questions.map((one) => [{ kind: 'text', text: one.label } as const, ...values.map(() => box)]);
  return { kind: 'table', header: [question, ...values.map((one) => one.label)], rows };
}

const labelOf = (answer: string, { values }: SurveyProps): string =>
  values.find((one) => one.value === answer)?.label ?? answer;

function goneQuestions({ questions }: SurveyProps, value: unknown): readonly SurveyLine[] {
  const known = new Set(questions.map((question) => question.value));
  const answered = isRecord(value) ? Object.keys(value).filter((name) => answerTo(name, value) !== '') : [];
  return answered.filter((name) => !known.has(name)).map((name) => ({ label: name, value: name, tooltip: '' }));
}
