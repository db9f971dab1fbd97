import { type ComponentSpec, isRecord, sameJson, wordOf } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, list, object, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { keptEntries } from '../kit/rules/available-items.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const lines = list({ label: text(), value: text(), tooltip: text() });

/** One question of a survey, or one of its answers. The blank line that form.io's builder starts with is left out. */
export type SurveyLine = ReturnType<typeof lines>[number];

const namedLines = (raw: unknown): readonly SurveyLine[] =>
  lines(raw)
    .filter(({ label, value }) => label !== '' || value !== '')
    .map((line) => ({ ...line, label: line.label || line.value }));

const shape = {
  ...fieldShape,
  questions: namedLines,
  values: namedLines,
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type SurveyProps = Read<typeof shape>;

/** More answers than this need a wider place for a table. */
export const FEW_ANSWERS = 5;

/** The answer to each question by the question's value; a question that nobody answered is absent or ''. */
export type SurveyValue = Readonly<Record<string, unknown>>;

/** Several questions with the same answers to choose from. */
export const survey: ComponentSpec<SurveyProps, SurveyValue> = {
  ...valueSpec,
  type: 'survey',
  valueKind: () => 'pairs',
  cell: 'none',
  // Below that each question is a card.
  roomPx: ({ values }) => {
    const { length } = namedLines(values);
    return length > FEW_ANSWERS ? Math.max(720, 200 + 80 * length) : 480;
  },
  props: propsSchema(shape),
  emptyValue: (props) => (isRecord(props.defaultValue) ? props.defaultValue : {}),
  isEmpty: (value) => !isRecord(value) || Object.keys(value).every((question) => answerTo(question, value) === ''),
  // As in form.io: one that is required wants an answer to every question.
  check: (value, { questions, validate }) =>
    validate.required && questions.some((question) => answerTo(question.value, value) === '')
      ? [{ rule: 'incomplete' }]
      : [],
  anonymousAnswer(value, { questions, values }, begun) {
    if (!isRecord(value)) return value === '' || value === null ? value : undefined;
    const asked = new Set(questions.map((one) => one.value));
    const offered = new Set(['', ...values.map((one) => one.value)]);
    const isBegun = ([question, answer]: readonly [string, unknown]) =>
      begun.some((one) => isRecord(one) && Object.hasOwn(one, question) && sameJson(one[question], answer));
    return keptEntries(
      value,
      (entry) => isBegun(entry) || (asked.has(entry[0]) && !isRecord(entry[1]) && offered.has(wordOf(entry[1]))),
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
        const answer = answerTo(name, value);
        return values.find((one) => one.value === answer)?.label ?? answer;
      },
    })),
};

/** What is chosen for a question; '' for nothing. */
export function answerTo(question: string, value: unknown): string {
  return isRecord(value) && Object.hasOwn(value, question) ? wordOf(value[question]) : '';
}
