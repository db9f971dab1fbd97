import { isRecord, type PrintAnswer, type PrintBlock } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import type { surveyMessages } from './survey.messages.ts';
import { getQuestionAnswer, type SurveyLine, type SurveyProps, type SurveyValue, survey } from './survey.ts';

/**
 * Prints a table of questions and answers, including answers to deleted questions. Without answers, prints the label
 * with an empty value.
 */
export const printSurvey =
  (messages: MessagesOf<typeof surveyMessages>): PrintAnswer<SurveyProps, SurveyValue> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return [addCaption(createBlankTable(messages, props), props, label)];
    if (survey.isEmpty(value, props)) return [{ kind: 'pair', label, value: '' }];
    const rows = [...props.questions, ...findDeletedQuestions(props, value)].map((question) =>
      [question.label, getAnswerLabel(getQuestionAnswer(question.value, value), props)].map(
        (text) => ({ kind: 'text', text }) as const,
      ),
    );
    const table = { kind: 'table', header: [messages.question, messages.answer], rows } as const;
    return [addCaption(table, props, label)];
  };

type PrintTable = Extract<PrintBlock, { kind: 'table' }>;

const addCaption = (table: PrintTable, { hideLabel }: SurveyProps, label: string): PrintBlock =>
  hideLabel || label === '' ? table : { ...table, caption: label };

/** Creates the table of a blank form: a checkbox for each answer to each question. */
function createBlankTable(
  { question }: MessagesOf<typeof surveyMessages>,
  { questions, values }: SurveyProps,
): PrintTable {
  const box = { kind: 'blank', label: '', room: { boxes: [''] } } as const;
  const rows = questions.map((one) => [{ kind: 'text', text: one.label } as const, ...values.map(() => box)]);
  return { kind: 'table', header: [question, ...values.map((one) => one.label)], rows };
}

const getAnswerLabel = (answer: string, { values }: SurveyProps): string =>
  values.find((one) => one.value === answer)?.label ?? answer;

function findDeletedQuestions({ questions }: SurveyProps, value: unknown): readonly SurveyLine[] {
  const known = new Set(questions.map((question) => question.value));
  const answered = isRecord(value) ? Object.keys(value).filter((name) => getQuestionAnswer(name, value) !== '') : [];
  return answered.filter((name) => !known.has(name)).map((name) => ({ label: name, value: name, tooltip: '' }));
}
