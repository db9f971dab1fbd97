import { findSpec } from '@tideform/components/specs';
import type { ExpectedField, FormTest } from '@tideform/engine/form-tests';
import { getSectionKey } from './create-components.ts';
import type { Entry, FieldChoice, FieldEntry, GridEntry } from './entry.ts';
import { findNamedField, type NamedField } from './named-fields.ts';
import type { LabeledAnswer, TemplateTest } from './template-test.ts';
import { toPropertyName } from './to-property-name.ts';

/** Fixed time of tests, which determines "today". */
const TEST_TIME = '2026-01-15T09:00:00.000Z';

type AnswerRow = Readonly<Record<string, unknown>>;

/**
 * Converts a template's tests to the format in which a form stores them. If a test mentions a field, the stored test
 * contains the field's complete expected state.
 */
export function createFormTests(
  key: string,
  tests: readonly TemplateTest[],
  names: readonly NamedField[],
  entries: readonly Entry[],
): readonly FormTest[] {
  const sections = new Set(listSectionTitles(entries));
  return tests.map(({ name, answers: labeledAnswers, expect }, index) => {
    const answers = toStoredAnswers(labeledAnswers, names);
    const { shown = [], hidden = [], gives = {}, wrong = {} } = expect;
    const visible = [...new Set([...shown, ...Object.keys(gives), ...Object.keys(wrong)])];
    const expected = [
      ...visible.map((label) => (sections.has(label) ? createExpectedSection(label, true) : createShownField(label))),
      ...hidden.map((label) => (sections.has(label) ? createExpectedSection(label, false) : createHiddenField(label))),
    ];
    return { id: `${key}-${index + 1}`, name, at: TEST_TIME, answers, expected };

    function createShownField(label: string): ExpectedField {
      const labeledField = findLabeledField(label, names);
      const { entry } = labeledField;
      if (entry.kind === 'grid') {
        const rows = getRows(labeledField.answerIn(answers), entry);
        const isMissing = entry.options.required === true && isEmptyValue(entry, rows);
        return {
          name: labeledField.name,
          isShown: true,
          rows: rows.length,
          ...createBrokenRules(wrong[label] ?? (isMissing ? 'required' : undefined)),
        };
      }
      const value = gives[label] ?? labeledField.answerIn(answers) ?? getEmptyValue(entry);
      const isMissing = entry.options.required === true && isEmptyValue(entry, value);
      const rule = wrong[label] ?? (isMissing ? 'required' : undefined);
      return {
        name: labeledField.name,
        isShown: true,
        ...(value !== undefined && { value }),
        ...createBrokenRules(rule),
      };
    }

    function createHiddenField(label: string): ExpectedField {
      const { entry, name, answerIn } = findLabeledField(label, names);
      // A field that its own condition hides has no answer. A field inside a hidden section keeps its answer.
      const isCleared = entry.options.when !== undefined;
      if (entry.kind === 'grid')
        return { name, isShown: false, rows: isCleared ? 0 : getRows(answerIn(answers), entry).length };
      const value = isCleared ? undefined : (answerIn(answers) ?? getEmptyValue(entry));
      return { name, isShown: false, ...(value !== undefined && { value }) };
    }
  });
}

const createExpectedSection = (title: string, isShown: boolean): ExpectedField => ({
  name: `#${getSectionKey(title)}`,
  isShown,
});

const createBrokenRules = (rule: string | undefined): Pick<ExpectedField, 'broken'> =>
  rule ? { broken: [{ rule }] } : {};

const listSectionTitles = (entries: readonly Entry[]): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'section' ? [entry.title, ...listSectionTitles(entry.entries)] : []));

/** Finds the field that a label like `Total` or `Total, row 2` refers to. */
function findLabeledField(labeledAnswers: string, names: readonly NamedField[]) {
  const [, label = labeledAnswers, number] = /^(.*), row (\d+)$/.exec(labeledAnswers) ?? [];
  const { entry, path, grid } = findNamedField(names, label);
  if (number === undefined || grid === undefined) {
    return { entry, name: path, answerIn: (answers: AnswerRow) => answers[path] };
  }
  const row = Number(number) - 1;
  const column = path.slice(grid.length + 1);
  return {
    entry,
    name: `${grid}[${row}].${column}`,
    answerIn: (answers: AnswerRow) => (answers[grid] as readonly AnswerRow[] | undefined)?.[row]?.[column],
  };
}

function getEmptyValue({ component }: FieldEntry | GridEntry): unknown {
  const spec = findSpec(component.type);
  return spec?.emptyValue(spec.props.parse(component));
}

const getRows = (answer: unknown, entry: GridEntry) => (answer ?? getEmptyValue(entry)) as readonly AnswerRow[];

function isEmptyValue({ component }: FieldEntry | GridEntry, value: unknown): boolean {
  const spec = findSpec(component.type);
  return spec?.isEmpty(value, spec.props.parse(component)) ?? true;
}

/** Converts answers keyed by label to answers keyed by property name. */
function toStoredAnswers(
  labeledAnswers: TemplateTest['answers'],
  names: readonly NamedField[],
  grid?: string,
): AnswerRow {
  return Object.fromEntries(
    Object.entries(labeledAnswers).map(([label, answer]) => {
      const { entry } = findNamedField(names, label, grid);
      return [toPropertyName(label), toStoredAnswer(entry, answer, names)];
    }),
  );
}

/** Converts an answer in a test to its stored value. @throws if the field doesn't have the choice */
function toStoredAnswer(entry: FieldEntry | GridEntry, answer: LabeledAnswer, names: readonly NamedField[]): unknown {
  if (entry.kind === 'grid') {
    return (answer as readonly Record<string, string>[]).map((row) =>
      toStoredAnswers(row, names, toPropertyName(entry.label)),
    );
  }
  const { choices, questions, label } = entry;
  const storedAs = (of: readonly FieldChoice[] | undefined, name: string): string => {
    const choice = of?.find((one) => one.label === name);
    if (!choice) throw new Error(`“${label}” has no choice “${name}”`);
    return choice.value;
  };
  if (questions) {
    const { '*': others, ...named } = answer as Readonly<Record<string, string>>;
    const all = others === undefined ? [] : questions.map(({ value }) => [value, storedAs(choices, others)]);
    const some = Object.entries(named).map(([name, value]) => [storedAs(questions, name), storedAs(choices, value)]);
    return Object.fromEntries([...all, ...some]);
  }
  if (entry.valueType === 'choices') {
    const ticked = new Set((answer as readonly string[]).map((name) => storedAs(choices, name)));
    return Object.fromEntries((choices ?? []).map(({ value }) => [value, ticked.has(value)]));
  }
  return choices ? storedAs(choices, String(answer)) : answer;
}
