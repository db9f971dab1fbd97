import { type ComponentSpec, formatAsText, isRecord, isSameJson } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, list, object, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { filterEntries } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const parseLineList = list({ label: text(), value: text(), tooltip: text() });

/** Question or possible answer of a survey. The blank entry that form.io's builder adds to new surveys is dropped. */
export type SurveyLine = ReturnType<typeof parseLineList>[number];

const parseLines = (raw: unknown): readonly SurveyLine[] =>
  parseLineList(raw)
    .filter(({ label, value }) => label !== '' || value !== '')
    .map((line) => ({ ...line, label: line.label || line.value }));

const shape = {
  ...fieldShape,
  questions: parseLines,
  values: parseLines,
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type SurveyProps = ParsedShape<typeof shape>;

/** Maximum number of answers of a survey that is a table in containers of medium width. */
export const MAX_ANSWERS_IN_MEDIUM_TABLE = 5;

/** Answer: maps each question's value to the chosen answer. Unanswered questions are absent or ''. */
export type SurveyValue = Readonly<Record<string, unknown>>;

/** Component spec of a survey: several questions with the same choices. */
export const survey: ComponentSpec<SurveyProps, SurveyValue> = {
  ...valueSpec,
  type: 'survey',
  valueKind: () => 'pairs',
  cell: 'none',
  // Minimum container width in which the survey is a table; below it, each question is a card.
  roomPx: ({ values }) => {
    const { length } = parseLines(values);
    return length > MAX_ANSWERS_IN_MEDIUM_TABLE ? Math.max(720, 200 + 80 * length) : 480;
  },
  props: propsSchema(shape),
  emptyValue: (props) => (isRecord(props.defaultValue) ? props.defaultValue : {}),
  isEmpty: (value) =>
    !isRecord(value) || Object.keys(value).every((question) => getQuestionAnswer(question, value) === ''),
  // As in form.io, a required survey needs an answer to every question.
  check: (value, { questions, validate }) =>
    validate.required && questions.some((question) => getQuestionAnswer(question.value, value) === '')
      ? [{ rule: 'incomplete' }]
      : [],
  anonymousAnswer(value, { questions, values }, begun) {
    if (!isRecord(value)) return value === '' || value === null ? value : undefined;
    const questionValues = new Set(questions.map((one) => one.value));
    const offered = new Set(['', ...values.map((one) => one.value)]);
    const isBegun = ([question, answer]: readonly [string, unknown]) =>
      begun.some((one) => isRecord(one) && Object.hasOwn(one, question) && isSameJson(one[question], answer));
    return filterEntries(
      value,
      (entry) =>
        isBegun(entry) || (questionValues.has(entry[0]) && !isRecord(entry[1]) && offered.has(formatAsText(entry[1]))),
    );
  },
  normalize: (value) => (value === null || value === '' ? {} : (value as SurveyValue | undefined)),
  columns: ({ questions, values }) =>
    questions.map(({ value: name, label }) => ({
      name,
      label,
      kind: 'choice',
      scale: values.map((one) => one.label),
      text: (value) => {
        const answer = getQuestionAnswer(name, value);
        return values.find((one) => one.value === answer)?.label ?? answer;
      },
    })),
};

/** Returns the chosen answer to a question; '' if unanswered. */
export function getQuestionAnswer(question: string, value: unknown): string {
  return isRecord(value) && Object.hasOwn(value, question) ? formatAsText(value[question]) : '';
}
