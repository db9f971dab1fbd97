import { type ComponentSpec, formatAsText, isRecord, isSameJson } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, list, object, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { filterEntries } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const lines = list({ label: text(), value: text(), tooltip: text() });

/** Question or possible answer of a survey. The blank entry that form.io's builder adds to new surveys is dropped. */
export type SurveyLine = ReturnType<typeof lines>[number];

const parseLines = (raw: unknown): readonly SurveyLine[] =>
  lines(raw)
    .filter(({ label, value }) => label !== '' || value !== '')
    .map((line) => ({ ...line, label: line.label || line.value }));

const shape = {
  ...fieldShape,
  questions: parseLines,
  values: parseLines,
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type SurveyProps = Read<typeof shape>;

/** Maximum number of answers of a survey that is a table in containers of medium width. */
export const FEW_ANSWERS = 5;

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
    return length > FEW_ANSWERS ? Math.max(720, 200 + 80 * length) : 480;
  },
  props: propsSchema(shape),
  emptyValue: (props) => (isRecord(props.defaultValue) ? props.defaultValue : {}),
  isEmpty: (value) => !isRecord(value) || Object.keys(value).every((question) => getAnswer(question, value) === ''),
  // As in form.io, a required survey needs an answer to every question.
  check: (value, { questions, validate }) =>
    validate.required && questions.some((question) => getAnswer(question.value, value) === '')
      ? [{ rule: 'incomplete' }]
      : [],
  anonymousAnswer(value, { questions, values }, begun) {
    if (!isRecord(value)) return value === '' || value === null ? value : undefined;
    const asked = new Set(questions.map((one) => one.value));
    const offered = new Set(['', ...values.map((one) => one.value)]);
    const isBegun = ([question, answer]: readonly [string, unknown]) =>
      begun.some((one) => isRecord(one) && Object.hasOwn(one, question) && isSameJson(one[question], answer));
    return filterEntries(
      value,
      (entry) => isBegun(entry) || (asked.has(entry[0]) && !isRecord(entry[1]) && offered.has(formatAsText(entry[1]))),
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
        const answer = getAnswer(name, value);
        return values.find((one) => one.value === answer)?.label ?? answer;
      },
    })),
};

/** Returns the chosen answer to a question; '' if unanswered. */
export function getAnswer(question: string, value: unknown): string {
  return isRecord(value) && Object.hasOwn(value, question) ? formatAsText(value[question]) : '';
}
